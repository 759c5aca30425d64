// Made from texts/pl/own-pages.json. Change it there.
// @ts-nocheck

export const messages = {
loading: "Wczytywanie strony…",
failed: "Nie udało się wczytać strony",
again: "Spróbuj ponownie",
missing: "Nie ma takiej strony",
missingText: "Może w adresie jest błąd albo strona została usunięta.",
home: "Na stronę główną",
bindingFrom: ({ day }: { day: string | number }) => `Tę stronę akceptują wszyscy, którzy się rejestrują. Ta wersja zacznie obowiązywać ${day}.`,
bindingSince: ({ day }: { day: string | number }) => `Tę stronę akceptują wszyscy, którzy się rejestrują. Ta wersja obowiązuje od dnia ${day}.`,
};
