// Made from texts/fr/desk-numbers.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages = {
title: "Chiffres de la modération",
period: "Période",
days: ({ days }: { days: number }) => `${days === 365 ? `1 an` : `${days} jours`}`,
loading: "Chargement des chiffres…",
failed: "Impossible de charger les chiffres",
again: "Réessayer",
about: ({ name }: { name: string | number }) => `Que signifie « ${name} » ?`,
totals: {
open: {
label: "Ouverts",
about: "Dossiers qui attendent une décision en ce moment.",
},
claimed: {
label: "Pris en charge",
about: "Dossiers ouverts que quelqu’un de l’équipe traite en ce moment.",
},
escalated: {
label: "Transmis",
about: "Dossiers ouverts qui ont été transmis.",
},
waitingAppeals: {
label: "Réclamations en attente",
about: "Réclamations sans issue pour le moment.",
},
appealed: {
label: "Contestées",
about: "Réclamations faites pendant cette période.",
},
reversed: {
label: "Annulées",
about: "Réclamations qui ont fait annuler une décision pendant cette période, en tout ou partie.",
},
},
types: "Par type de problème",
typeColumns: ["Type de problème", "Reçus", "Ouverts", "Première réponse", "Décision"],
noTypes: "Aucun signalement pendant cette période.",
moderators: "Par membre de l’équipe",
moderatorColumns: ["Nom", "Décisions", "Délai de décision", "Premières réponses", "Délai de première réponse", "Contestées", "Annulées"],
noModerators: "Aucune décision ni réponse pendant cette période.",
noName: "Sans nom",
time: {
none: "–",
minutes: ({ minutes }: { minutes: number }) => `${formatNumber(minutes)} min`,
hours: ({ hours }: { hours: number }) => `${formatNumber(hours, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} h`,
days: ({ days }: { days: number }) => `${formatNumber(days, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} jours`,
},
};
