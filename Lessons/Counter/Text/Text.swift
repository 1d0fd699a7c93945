public import LessonKit

/// The files of the lesson as they were compiled.
public let counterTexts = LessonTexts([
  ("Reducer.swift", PackageResources.Reducer_swift),
  ("Model.swift", PackageResources.Model_swift),
  ("Capability.swift", PackageResources.Capability_swift),
  ("CapabilityObject.swift", PackageResources.CapabilityObject_swift),
  ("CounterCapability.swift", PackageResources.CounterCapability_swift),
  ("CounterScreen.swift", PackageResources.CounterScreen_swift),
  ("lesson.md", PackageResources.lesson_md),
  ("refused/missing-case.swift", PackageResources.missing_case_swift),
])
