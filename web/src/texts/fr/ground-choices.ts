// Made from texts/fr/ground-choices.json. Change it there.
// @ts-nocheck

export const messages = {
ground: "Fondée sur",
kinds: {
terms: "Nos conditions",
law: "La loi",
},
clause: "Clause",
law: "Quelle loi",
category: "Catégorie",
keyword: "Mot-clé",
source: "Origine",
sources: {
"article-16": "Un signalement",
"trusted-flagger": "Un signaleur de confiance",
"other-notification": "Une autre notification",
voluntary: "Notre propre initiative",
},
note: "Note pour l’équipe",
outcome: ({ report }: { report: string | number }) => `Issue du signalement : ${report}`,
outcomes: {
resolved: "Résolu",
closed: "Clos",
rejected: "Rejeté",
open: "Laisser ouvert",
},
};
