// Made from texts/es/ground-choices.json. Change it there.
// @ts-nocheck

export const messages = {
ground: "Según",
kinds: {
terms: "Nuestras condiciones",
law: "La ley",
},
clause: "Cláusula",
law: "Qué ley",
category: "Categoría",
keyword: "Palabra clave",
source: "Origen",
sources: {
"article-16": "Un reporte",
"trusted-flagger": "Un alertador fiable",
"other-notification": "Otra notificación",
voluntary: "Iniciativa propia",
},
note: "Nota para el equipo",
outcome: ({ report }: { report: string | number }) => `Resultado del reporte de ${report}`,
outcomes: {
resolved: "Resuelto",
closed: "Cerrado",
rejected: "Rechazado",
open: "Dejar abierto",
},
};
