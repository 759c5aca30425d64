// Made from texts/pl/desk-keys.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Skróty klawiszowe",
close: "Zamknij",
groups: [{
title: "Kolejka",
keys: [["J, K", "Następna sprawa, poprzednia sprawa"], ["/", "Filtry"]],
}, {
title: "Dowody",
keys: [["V", "Pokaż rozmyte zdjęcia"], ["1–9", "Wszystkie zgłoszenia z grupy"], ["L", "Zagrożenie życia"]],
}, {
title: "Decyzja",
keys: [["D", "Oddal lub rozwiąż"], ["Enter", "Potwierdź"], ["Ctrl+Enter", "Potwierdź lub wyślij z pola"], ["U", "Cofnij"]],
}, {
title: "Zespół",
keys: [["A", "Przypisz do mnie, przejmij"], ["E", "Eskaluj"], ["R", "Odpowiedz"], ["N", "Notatka"]],
}, {
title: "Wszędzie",
keys: [["Esc", "Opuść pole, potem anuluj"], ["Ctrl+K", "Strony, polecenia i osoby"], ["?", "Ta lista"]],
}],
};
