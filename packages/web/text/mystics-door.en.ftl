# Mystics on the first page, in English.

mystics-title = Mystics
door-about = Twelve chapters of a story that one to four people live through together, against the game. The people of a castle have become mice, the queen’s rats are after them, and a clock is running.
door-start = Open the book
door-how = Alone with four mice, or with the family at one screen. The prologue teaches everything as it goes.
door-open = To the Twelve-Clock
door-together = With friends, online
door-collin = Collin
door-nez = Nez
door-tilda = Tilda
door-maginos = Maginos
door-filch = Filch
door-lily = Lily
door-keywords = Rules introduce themselves when they first come up
door-room-tone = Mystics: the room is heard too, a draught by day, a candle by night
door-company = A company: the whole story with friends
