// Made from texts/pl/desk-requests.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Wniosek o usunięcie intymnego zdjęcia",
dueBy: ({ when }: { when: string | number }) => `Decyzja do ${when}`,
left: ({ hours }: { hours: number }) => `${hours === 0 ? `Po terminie` : `zostało ${hours} godz.`}`,
self: ({ name }: { name: string | number }) => `Podpis: ${name}, osoba na zdjęciu`,
representative: ({ name, person }: { name: string | number; person: string | number }) => `Podpis: ${name}, w imieniu: ${person}`,
member: "Zgłoszone z konta tam, gdzie jest",
contact: ({ text }: { text: string | number }) => `Inny kontakt: ${text}`,
matched: "Dołączono zdjęcie, żeby znaleźć kopie.",
hidden: ({ when }: { when: string | number }) => `Ukryte od ${when}, bo nikt nie podjął decyzji na czas.`,
facts: "Dodane później",
question: "Pytanie zespołu",
remove: "Usuń zdjęcie",
reason: "Jeśli zostaje, to dlaczego?",
choose: "Wybierz powód",
ask: "Zapytaj o więcej",
askAbout: "Pytanie dotrze e-mailem. Czas płynie dalej.",
askSend: "Wyślij pytanie",
place: "Czyje to zdjęcie?",
placeAbout: "Adres profilu lub zdjęcia, jeśli go znasz.",
placeSend: "Przenieś do sprawy tej osoby",
refusals: {
"not-here": "Nie ma go w tym serwisie",
"not-intimate": "Nie jest intymne",
"self-published": "Opublikowane przez osobę na zdjęciu",
"other-person": "Pokazuje kogoś innego",
"not-authorized": "Brak upoważnienia",
"not-enough": "Za mało informacji",
},
};
