# Les tables en ligne, et ce qu’ont toutes les tables.

holder-nobody = libre
