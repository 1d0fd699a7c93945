public import LessonKit

/// The files of the lesson as they were compiled.
public let cartTexts = LessonTexts([
  ("Item.swift", PackageResources.Item_swift),
  ("Reducer.swift", PackageResources.Reducer_swift),
  ("Model.swift", PackageResources.Model_swift),
  ("ModelObject.swift", PackageResources.ModelObject_swift),
  ("Capability.swift", PackageResources.Capability_swift),
  ("CapabilityValue.swift", PackageResources.CapabilityValue_swift),
  ("CartCapability.swift", PackageResources.CartCapability_swift),
  ("CartScreen.swift", PackageResources.CartScreen_swift),
  ("lesson.md", PackageResources.lesson_md),
  ("refused/write-items.swift", PackageResources.write_items_swift),
])
