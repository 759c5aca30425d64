// Made from texts/fr/claim-dialog.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/fr/plural';

export const messages = {
title: ({ decision }: { decision: string | number }) => `${decision} : ce qui prend fin`,
ends: {
minor: "Plus personne ne vérifie si quelqu’un a moins de 18 ans.",
life: "Plus personne ne vérifie si quelqu’un est en sécurité.",
violence: "Plus personne ne s’occupe de la menace ou des violences.",
"intimate-picture": "Le délai de la demande s’arrête. Une image masquée pour elle est à nouveau affichée, sauf si cette décision la retire.",
},
stays: ({ name }: { name: string | number }) => `Rien ne change pour le compte : ${name}.`,
returns: ({ name, days }: { name: string | number; days: number }) => `${plural(days, { one: `${name} peut revenir après ${formatNumber(days)} jour.`, other: `${name} peut revenir après ${formatNumber(days)} jours.` })}`,
closed: ({ name }: { name: string | number }) => `${name} ne peut pas revenir, sauf si une réclamation aboutit.`,
evidence: "Les signalements quittent la file. Leurs preuves sont supprimées avec eux à la fin de leur conservation.",
reads: ({ reporters }: { reporters: number }) => `${reporters === 0 ? `Réponse à la personne qui a signalé :` : reporters === 1 ? `Réponse à la personne qui a signalé :` : `Réponse à ${formatNumber(reporters)} signalements :`}`,
outcomeOnly: "Seule l’issue est communiquée.",
noOne: "Il n’y a personne à qui répondre.",
locked: "Les preuves montrent peut-être un enfant et sont masquées tant que le dossier n’est pas transmis. Transmettez-le d’abord.",
confirm: "J’ai regardé les preuves, et c’est ma décision.",
cancel: "Annuler",
};
