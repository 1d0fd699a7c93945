public import LessonKit

/// The files of the lesson as they were compiled.
public let transferTexts = LessonTexts([
  ("Transfer.swift", PackageResources.Transfer_swift),
  ("Reducer.swift", PackageResources.Reducer_swift),
  ("ReducerCareful.swift", PackageResources.ReducerCareful_swift),
  ("ReducerValues.swift", PackageResources.ReducerValues_swift),
  ("Model.swift", PackageResources.Model_swift),
  ("ModelCareful.swift", PackageResources.ModelCareful_swift),
  ("Capability.swift", PackageResources.Capability_swift),
  ("CapabilityCareful.swift", PackageResources.CapabilityCareful_swift),
  ("CapabilityObject.swift", PackageResources.CapabilityObject_swift),
  ("lesson.md", PackageResources.lesson_md),
  ("bare/reducer.swift", PackageResources.reducer_swift),
  ("bare/mvvm.swift", PackageResources.mvvm_swift),
  ("bare/capability.swift", PackageResources.capability_swift),
  ("refused/phase-from-outside.swift", PackageResources.phase_from_outside_swift),
])
