# Tables online, and what tables of every kind have.

holder-nobody = free
