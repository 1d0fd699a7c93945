import LessonKit
import MyModuleLesson

LessonHost.serve([.myMember])
