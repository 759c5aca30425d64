// Made from texts/pl/ground-choices.json. Change it there.
// @ts-nocheck

export const messages = {
ground: "Na podstawie",
kinds: {
terms: "Nasz regulamin",
law: "Prawo",
},
clause: "Punkt",
law: "Jaki przepis",
category: "Kategoria",
keyword: "Słowo kluczowe",
source: "Źródło",
sources: {
"article-16": "Zgłoszenie",
"trusted-flagger": "Zaufany podmiot sygnalizujący",
"other-notification": "Inne zawiadomienie",
voluntary: "Z własnej inicjatywy",
},
note: "Notatka dla zespołu",
outcome: ({ report }: { report: string | number }) => `Wynik zgłoszenia: ${report}`,
outcomes: {
resolved: "Rozwiązane",
closed: "Zamknięte",
rejected: "Odrzucone",
open: "Zostaw otwarte",
},
};
