import LessonKit

/// The files of the lesson as they were compiled.
public let myMemberTexts = LessonTexts([
  ("Reducer.swift", PackageResources.Reducer_swift),
  ("Model.swift", PackageResources.Model_swift),
  ("Capability.swift", PackageResources.Capability_swift),
  ("lesson.md", PackageResources.lesson_md),
  ("refused/write-saved.swift", PackageResources.write_saved_swift),
])
