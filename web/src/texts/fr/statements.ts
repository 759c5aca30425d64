// Made from texts/fr/statements.json. Change it there.
// @ts-nocheck
import { formatSiteDate } from '../../lib/formats/formats.ts';

export const messages = {
title: "Une décision de notre équipe",
loading: "Ouverture de la décision…",
reports: {
resolved: "Ton signalement est résolu",
closed: "Ton signalement est clos",
rejected: "Nous n’avons pris aucune mesure",
},
appeals: {
upheld: "Après réexamen, nous maintenons notre décision.",
"partly-reversed": "Après réexamen, nous modifions une partie de notre décision.",
reversed: "Après réexamen, nous annulons notre décision.",
},
shorter: ({ until }: { until: string | number }) => `La suspension est raccourcie : elle a pris fin le ${formatSiteDate(until)}.`,
reversed: ({ date }: { date: string | number }) => `Nous avons annulé cette décision le ${date}.`,
facts: {
until: "Fin",
reason: "Motif",
terms: "Nos conditions",
law: "La loi",
reference: "Signalement",
answer: "Notre réponse",
how: "Comment nous avons décidé",
},
list: {
title: "Décisions",
open: "Tes décisions",
about: "Ce que notre équipe a décidé à ton sujet et sur tes signalements. Ouvre une décision pour lire pourquoi.",
loading: "Chargement des décisions…",
failed: "Impossible de charger les décisions",
again: "Réessayer",
more: "Afficher plus",
aboutYou: "À ton sujet",
noneAboutYou: "Nous n’avons pris aucune décision à ton sujet.",
aboutReports: "Sur tes signalements",
noneAboutReports: "Nous n’avons encore pris aucune décision sur tes signalements.",
contested: "Tu l’as contestée. Nous t’écrirons.",
until: ({ date }: { date: string | number }) => `Tu peux la contester jusqu’au ${date}`,
},
forGood: "Aucune, c’est définitif",
how: ({ noticed, automated }: { noticed: boolean; automated: boolean }) => `${noticed ? `Un membre l’a signalé` : `Notre équipe l’a remarqué`}, et ${automated ? `la décision a été prise avec l’aide d’un logiciel.` : `quelqu’un de notre équipe a pris la décision.`}`,
contest: {
title: "Tu penses que c’est une erreur ?",
about: ({ date }: { date: string | number }) => `Tu peux contester cette décision une fois, jusqu’au ${date}. Une personne qui n’y a pas pris part la réexaminera, si quelqu’un d’autre dans notre équipe peut le faire.`,
label: "Que devons-nous savoir ?",
yours: "Ce que tu as écrit",
answer: "Notre réponse",
button: "Contester cette décision",
working: "Envoi…",
sent: ({ date }: { date: string | number }) => `Tu as contesté cette décision le ${date}. Nous t’écrirons.`,
elsewhere: "Tu peux aussi, à tout moment, saisir un organe de règlement extrajudiciaire des litiges ou la justice.",
},
};
