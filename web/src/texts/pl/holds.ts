// Made from texts/pl/holds.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Wstrzymane konta",
about: "Reguły wstrzymały pierwsze wiadomości tych kont. Decyduj na podstawie powodów i liczb. Nikt w zespole nie czyta wiadomości.",
keys: "Klawisze: R zwalnia konto i doręcza wiadomości, C otwiera sprawę, J i K przechodzą dalej.",
loading: "Wczytywanie wstrzymanych kont...",
failed: "Nie udało się wczytać kont",
again: "Spróbuj ponownie",
none: "Żadne konto nie jest wstrzymane.",
more: "Pokaż więcej",
unnamed: "Jeszcze bez imienia",
reasons: "Powody",
release: "Zwolnij",
openCase: "Otwórz sprawę",
seeCase: "Zobacz sprawę. Wiadomości czekają na decyzję.",
cancel: "Anuluj",
caseTitle: "Otwórz sprawę tego konta",
caseAbout: "Moderacja może nałożyć sankcję, z uzasadnieniem i odwołaniem. Do tego czasu pierwsze wiadomości czekają.",
caseReason: "Co jest nie tak?",
since: ({ held, joined }: { held: string | number; joined: string | number }) => `Wstrzymane od ${held}, w serwisie od ${joined}`,
reason: ({ rule, people, points }: { rule: string | number; people: number; points: string | number }) => `${rule}: osoby ${people}, punkty ${points}`,
figures: ({ points, people, waiting, reports }: { points: string | number; people: string | number; waiting: string | number; reports: string | number }) => `Punkty: ${points}. Nowe osoby w tygodniu: ${people}, czekające wiadomości: ${waiting}, zgłoszenia: ${reports}.`,
released: ({ count }: { count: number }) => `Zwolnione konta: ${count}`,
};
