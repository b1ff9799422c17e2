# What every lesson says, in English.

lesson-title = Lesson
lesson-at = Step { $at } of { $steps }
lesson-on = Go on
lesson-show = Show me
lesson-back = Back
lesson-leave = Leave
lesson-anew = Once more
lesson-play = Play a game
lesson-aside = That is allowed, but let us do one thing after another.
