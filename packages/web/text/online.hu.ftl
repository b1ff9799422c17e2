# Az online asztalok, és ami minden asztalnál megvan.

holder-nobody = szabad
