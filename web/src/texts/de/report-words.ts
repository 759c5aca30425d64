// Made from texts/de/report-words.json. Change it there.
// @ts-nocheck

export const messages = {
statuses: {
pending: "Eingegangen",
in_progress: "In Bearbeitung",
resolved: "Erledigt",
closed: "Geschlossen",
rejected: "Abgelehnt",
},
priorities: {
critical: "Kritisch",
high: "Hoch",
medium: "Mittel",
other: "Sonstige",
},
};
