// Made from texts/pt/report-words.json. Change it there.
// @ts-nocheck

export const messages = {
statuses: {
pending: "Pendente",
in_progress: "Em andamento",
resolved: "Resolvida",
closed: "Encerrada",
rejected: "Rejeitada",
},
priorities: {
critical: "Crítica",
high: "Alta",
medium: "Média",
other: "Outra",
},
};
