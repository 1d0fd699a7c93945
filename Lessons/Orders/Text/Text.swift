public import LessonKit

/// The files of the lesson as they were compiled.
public let ordersTexts = LessonTexts([
  ("Order.swift", PackageResources.Order_swift),
  ("Reducer.swift", PackageResources.Reducer_swift),
  ("ReducerCareful.swift", PackageResources.ReducerCareful_swift),
  ("ReducerFlags.swift", PackageResources.ReducerFlags_swift),
  ("Model.swift", PackageResources.Model_swift),
  ("ModelCareful.swift", PackageResources.ModelCareful_swift),
  ("Capability.swift", PackageResources.Capability_swift),
  ("CapabilityCareful.swift", PackageResources.CapabilityCareful_swift),
  ("CapabilityValue.swift", PackageResources.CapabilityValue_swift),
  ("OrdersCapability.swift", PackageResources.OrdersCapability_swift),
  ("OrdersScreen.swift", PackageResources.OrdersScreen_swift),
  ("Promises.swift", PackageResources.Promises_swift),
  ("lesson.md", PackageResources.lesson_md),
  ("refused/forgotten-failure.swift", PackageResources.forgotten_failure_swift),
])
