// Made from texts/pt/ground-choices.json. Change it there.
// @ts-nocheck

export const messages = {
ground: "Com base em",
kinds: {
terms: "Nossos termos",
law: "A lei",
},
clause: "Cláusula",
law: "Qual lei",
category: "Categoria",
keyword: "Palavra-chave",
source: "Origem",
sources: {
"article-16": "Uma denúncia",
"trusted-flagger": "Um sinalizador de confiança",
"other-notification": "Outra notificação",
voluntary: "Nossa própria iniciativa",
},
note: "Anotação para a equipe",
outcome: ({ report }: { report: string | number }) => `Resultado da denúncia de ${report}`,
outcomes: {
resolved: "Resolvida",
closed: "Encerrada",
rejected: "Rejeitada",
open: "Deixar aberta",
},
};
