// What lesson code needs comes with this module, so that a lesson has one import line.
@_exported public import DependencyKit
@_exported public import Hosting
@_exported public import Observation
@_exported public import ReducerKit
@_exported public import Stepping
