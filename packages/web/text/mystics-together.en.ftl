# Opening a chapter of Mystics with friends, in English.
together-title = With friends
together-how = You get a link and a code for the others. Each player has mice of their own; a bot may play for anybody who is not there.
together-chapter = Chapter
together-players = How many players?
together-mice = Whose is each mouse?
together-whose = Who plays { $mouse }?
together-you = You
together-open = Open the table
company-closed = The book is closed
company-way = The chapter is lost. What now?
company-again = Try it once more
company-on = Go on, for a stroke of the clock
company-keep = Which card does { $mouse } keep?
company-keep-none = None
