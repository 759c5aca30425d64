// Made from texts/fr/standing.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages = {
title: ({ name }: { name: string | number }) => `Signalements infondés : ${name}`,
close: "Fermer",
step: "Mesure",
steps: {
warn: "Avertir",
"set-aside": "Mettre de côté",
clear: "Lever",
},
about: {
warn: "Nous prévenons la personne que ses signalements pourront être mis de côté si cela continue.",
"set-aside": "Ses nouveaux signalements attendent dans la file « Mis de côté » jusqu’à cette date, sauf si une vie peut être en danger. Possible après un avertissement suivi d’un autre signalement rejeté.",
clear: "Ses signalements sont à nouveau traités normalement.",
},
days: "Jusqu’au",
length: ({ days, when }: { days: number; when: string | number }) => `${formatNumber(days)} jours, jusqu’au ${when}`,
reason: "Motif",
reasonAbout: {
member: "La personne lit ce texte dans l’appli et par e-mail.",
team: "Seule l’équipe lit ce texte.",
},
reasons: {
warn: "Plusieurs de tes signalements portaient sur des choses que nos conditions autorisent ou qui ne se sont pas produites.",
"set-aside": "Après notre avertissement, d’autres de tes signalements étaient infondés.",
clear: "",
},
cancel: "Annuler",
save: {
warn: "Envoyer l’avertissement",
"set-aside": "Mettre de côté",
clear: "Lever",
},
};
