// In an app these names come from the system; here the tests beside this file mean the lesson's.
@_exported import LessonKit
