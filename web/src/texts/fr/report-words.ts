// Made from texts/fr/report-words.json. Change it there.
// @ts-nocheck

export const messages = {
statuses: {
pending: "En attente",
in_progress: "En cours",
resolved: "Résolu",
closed: "Clos",
rejected: "Rejeté",
},
priorities: {
critical: "Critique",
high: "Haute",
medium: "Moyenne",
other: "Autre",
},
};
