# The web app in English, second part: rulebooks, notes on the board, log, sound, new versions, the way into the lesson.

rules-title-castle = The rules of Castle
rules-title-mystics = The rules of Mystics
rules-books = Rulebooks
rules-book-castle = Castle
rules-book-mystics = Mystics
rules-missing = The rulebook could not be fetched. Look here again when you are connected.

tip-final = This shows what is hidden: it cannot be taken back.

home-lesson = New here? Learn Castle by playing: five minutes.
home-lesson-go = Begin the lesson
home-lesson-on = Go on with the lesson

log-filter = Show
log-all = everything
log-big = cheese and falls
log-nothing = Nothing of this yet.

settings-sound = Sound
sound-off = off
sound-on = on
volume-moves = Volume of moves
volume-events = Volume of cheese and falls
volume-notices = Volume of notices

version-ready = A new version is ready.
version-now = Use it now
version-later = Later
version-kept = Games on this device go on where they are.
