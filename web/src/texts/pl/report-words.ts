// Made from texts/pl/report-words.json. Change it there.
// @ts-nocheck

export const messages = {
statuses: {
pending: "Oczekujące",
in_progress: "W toku",
resolved: "Rozwiązane",
closed: "Zamknięte",
rejected: "Odrzucone",
},
priorities: {
critical: "Krytyczny",
high: "Wysoki",
medium: "Średni",
other: "Inny",
},
};
