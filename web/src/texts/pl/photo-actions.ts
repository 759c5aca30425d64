// Made from texts/pl/photo-actions.json. Change it there.
// @ts-nocheck

export const messages = {
place: ({ number, of }: { number: string | number; of: string | number }) => `Zdjęcie ${number} z ${of}`,
close: "Zamknij",
makeMain: "Ustaw jako główne",
isMain: "To już główne zdjęcie",
isFirst: "Już pierwsze",
isLast: "Już ostatnie",
earlier: "Przesuń wcześniej",
later: "Przesuń dalej",
focus: {
action: "Pokaż, gdzie jest twarz",
title: "Gdzie jest twoja twarz?",
hint: "Przeciągnij kółko na twarz, żeby małe zdjęcia nigdy jej nie ucinały.",
cancel: "Anuluj",
submit: "Zapisz",
},
removal: {
title: "Usunąć to zdjęcie?",
text: "Od razu zniknie dla wszystkich. Nie można tego cofnąć.",
mainText: "Główne będzie następne zdjęcie.",
lastText: "Nowe osoby cię nie znajdą, dopóki nie dodasz kolejnego zdjęcia.",
cancel: "Anuluj",
submit: "Usuń zdjęcie",
failed: "Nie udało się usunąć zdjęcia",
},
};
