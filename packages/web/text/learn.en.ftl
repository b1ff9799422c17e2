# Learning and looking up, in English: what stands around what a game brings.

## Rooms
learn-rooms = Ways to learn
learn-how = Learn
learn-rules = Look up
learn-sheet = Quick reference
learn-print = Print
learn-whole-rules = The rules: { $rule }
learn-page = Page { $page } of 2
learn-missing = This game has no such page.
how-title-castle = How to play Castle
how-title-mystics = How to play Mystics
sheet-title-castle = Castle on one sheet
sheet-title-mystics = Mystics on one sheet

## Rulebook
rules-contents = Contents
rules-words = Words of the rulebook
rules-beginning = About these rules
rules-none = No rule has all these words. Try fewer of them, or the start of a word.
rules-notes = Rulings and editions
rules-all-notes = Show all rulings and editions
rules-chapters = Rules of the chapters
rules-picture = Picture for { $rule }
note-ruling = A ruling of ours: the editions are silent here, or do not agree.
note-EN = As in the English rulebook.
note-RU = As in the Russian rulebook.
note-HU = As in the Hungarian rulebook.
note-FR = As in the French summary.
rules-intro = Every refusal in the game names one of these numbers.
rules-english = The numbered rules are written in English.
rules-search = Search in the rules
rules-books = Rulebooks
rules-missing = The rulebook could not be fetched. Look here again when you are connected.
rules-title-castle = The rules of Castle
rules-title-mystics = The rules of Mystics
rules-found = { $count ->
    [one] 1 rule found
   *[other] { $count } rules found
}
