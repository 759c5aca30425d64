// Made from texts/de/ground-choices.json. Change it there.
// @ts-nocheck

export const messages = {
ground: "Gestützt auf",
kinds: {
terms: "Unsere Nutzungsbedingungen",
law: "Das Gesetz",
},
clause: "Klausel",
law: "Welches Gesetz",
category: "Kategorie",
keyword: "Stichwort",
source: "Quelle",
sources: {
"article-16": "Eine Meldung",
"trusted-flagger": "Vertrauenswürdiger Hinweisgeber (DSA)",
"other-notification": "Ein anderer Hinweis",
voluntary: "Eigeninitiative",
},
note: "Notiz für das Team",
outcome: ({ report }: { report: string | number }) => `Ergebnis der Meldung von ${report}`,
outcomes: {
resolved: "Erledigt",
closed: "Geschlossen",
rejected: "Abgelehnt",
open: "Offen lassen",
},
};
