// A lesson program whose lesson does everything a lesson should not; tests start it.
import LessonKit

LessonHost.serve([.hostile])
