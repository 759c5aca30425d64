// Made from texts/es/report-words.json. Change it there.
// @ts-nocheck

export const messages = {
statuses: {
pending: "Pendiente",
in_progress: "En curso",
resolved: "Resuelto",
closed: "Cerrado",
rejected: "Rechazado",
},
priorities: {
critical: "Crítica",
high: "Alta",
medium: "Media",
other: "Otra",
},
};
