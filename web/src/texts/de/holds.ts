// Made from texts/de/holds.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Angehaltene Konten",
about: "Regeln haben die ersten Nachrichten dieser Konten angehalten. Entscheide nach Gründen und Zahlen. Niemand im Team liest die Nachrichten.",
keys: "Tasten: R gibt das Konto frei und stellt zu, C eröffnet einen Fall, J und K wechseln.",
loading: "Angehaltene Konten werden geladen...",
failed: "Die Konten konnten nicht geladen werden",
again: "Noch einmal versuchen",
none: "Kein Konto ist angehalten.",
more: "Mehr anzeigen",
unnamed: "Noch kein Name",
reasons: "Gründe",
release: "Freigeben",
openCase: "Fall eröffnen",
seeCase: "Zum Fall. Die Nachrichten warten, bis er entschieden ist.",
cancel: "Abbrechen",
caseTitle: "Fall zu diesem Konto eröffnen",
caseAbout: "In der Moderation kann entschieden werden, mit Gründen und Einspruch. Bis dahin warten die ersten Nachrichten.",
caseReason: "Was stimmt damit nicht?",
since: ({ held, joined }: { held: string | number; joined: string | number }) => `Angehalten seit ${held}, Mitglied seit ${joined}`,
reason: ({ rule, people, points }: { rule: string | number; people: number; points: string | number }) => `${rule}: bei ${people === 1 ? `1 Person` : `${people} Personen`}, ${points} Punkte`,
figures: ({ points, people, waiting, reports }: { points: string | number; people: string | number; waiting: string | number; reports: string | number }) => `${points} Punkte. In einer Woche an ${people} neue Leute geschrieben, ${waiting} Nachrichten warten, ${reports} Meldungen.`,
released: ({ count }: { count: number }) => `${count === 1 ? `1 Konto freigegeben` : `${count} Konten freigegeben`}`,
};
