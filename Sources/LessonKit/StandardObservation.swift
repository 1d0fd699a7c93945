public import Observation

/// The standard protocol of observable types, under a name that ``Observation`` does not hide.
public typealias StandardObservable = Observable

/// The standard registrar.
typealias StandardRegistrar = ObservationRegistrar
