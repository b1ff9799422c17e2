# Companies: campaigns with friends, in English.
companies-title = Companies
companies-mine = Your companies
companies-people = { $count ->
    [one] one person
   *[other] { $count } people
}
companies-new = Found a company
companies-new-how = A company plays the whole story together, tonight or a little every day: its chapters follow each other, and what is won is kept. Everybody joins by a link.
companies-begins = Where does the story begin?
companies-found = Found the company
companies-join = Join a company
companies-join-code = Its code: eight letters and digits
companies-bring = Bring a campaign along
companies-bring-how = A campaign from one screen goes on with a company, with its past and its chronicle. It will always say that it was brought along.
companies-bring-name = Our company
companies-bring-this = Bring along: { $title }
companies-bring-file = Or from a file
company-mode = A company
company-name = Name of the company
company-rename = Rename
company-tonight = Tonight
company-here = Here now: { $names }
company-to-lobby = To the table, which has not begun
company-to-table = To the table
company-to-end = To the end of the chapter
company-begin = Open the chapter
company-begin-anew = Reopen it with these choices
company-waits = The host opens the first chapter.
company-put-away = This chapter was put away. It goes on where it stopped: take the campaign to a device under “Name, copy, leave”, and bring it along to a company from there.
company-people = Who belongs to the company
company-mice-how = Tap the mice you would like to play. If two want the same one, it goes to whoever stands first here; mice that nobody wants are dealt out.
company-mice-later = Not in the next chapter: { $names }
company-host = host
company-mice-of = The mice of { $name }
company-hand-over = Make host
company-hand-over-sure = Make { $name } the host?
company-remove = Send away
company-remove-sure = Send { $name } away?
company-invite-how = Whoever opens this link belongs to the company; nobody needs an account.
company-qr = Code for a phone
company-chronicle = Chronicle
company-nothing-yet = Nothing yet: the story begins with you.
company-brought = The beginning was brought along from a device: nobody can verify that part.
company-elsewhere = played on a device
company-replay = Look at it again
company-more = Name, copy, leave
company-home-how = A copy of the campaign goes on at one screen; the company keeps its own.
company-home = Take it to this device
company-file = Keep it as a file
company-is-home = It is on this device.
company-to-hall = To the Twelve-Clock
company-leave = Leave the company
company-leave-sure = Really leave?
company-to = To the company
following-title = After the chapter
following-waits = { $name } still has to decide.
following-choose = Choose: { $choice }
following-on = On to the next chapter
following-party = Who plays, who goes, how hard?
following-go = To the next chapter
following-close = Close the book
trouble-NO_SUCH_COMPANY = There is no company with this code.
trouble-NO_CAMPAIGN = There is no campaign in this file.
trouble-COMPANY_FULL = This company is full.
trouble-BAD_SHAPE = That does not fit. Please check it and try again.
company-who-plays = { $count ->
    [one] Who plays? One at most
   *[other] Who plays? { $count } at most
}
fair-chain-looking = Verifying the whole campaign…
fair-chain = The whole campaign so far holds: { $chapters ->
    [one] one chapter
   *[other] { $chapters } chapters
}, { $plays ->
    [one] one play
   *[other] { $plays } plays
}, and each chapter began with exactly what the one before handed on.
fair-chain-broken = The chapters do not follow each other: { $why }
fair-chain-missing = The log of an earlier chapter cannot be fetched.
