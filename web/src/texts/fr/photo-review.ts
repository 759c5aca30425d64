// Made from texts/fr/photo-review.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/fr/plural';
import { startsWithVowel } from '../../lib/facts/starts-with-vowel.ts';

export const messages = {
title: "Validation des photos",
loading: "Chargement des photos…",
failed: "Impossible de charger les photos",
again: "Réessayer",
left: ({ count }: { count: number }) => `${formatNumber(count)} ${plural(count, { one: `photo à valider`, other: `photos à valider` })}`,
none: "Tout est traité",
noneAbout: "Les nouvelles photos s’affichent ici automatiquement.",
toReports: "Voir les signalements ouverts",
rules: "Pourquoi des photos sont refusées",
ruleColumns: ["Motif", "Ce que lit le membre"],
others: "Les photos restantes sont en cours d’examen par l’équipe.",
strip: "Photos à valider",
nth: ({ number }: { number: string | number }) => `Photo ${number}`,
photo: ({ name }: { name: string | number }) => `Photo ${startsWithVowel(name) ? `d’` : `de `}${name}`,
othersOf: "Ses photos validées",
other: ({ number, name }: { number: string | number; name: string | number }) => `Photo validée ${number} ${startsWithVowel(name) ? `d’` : `de `}${name}`,
noOthers: "Aucune pour le moment.",
unloaded: "Cette photo n’a pas pu être chargée.",
aMember: "un membre",
who: ({ age, name }: { age: null | string | number; name: string | number }) => `${age === null ? `${name}` : `${name}, ${age} ans`}`,
main: "Photo principale",
more: "Photo supplémentaire",
added: ({ when }: { when: string | number }) => `Ajoutée : ${when}`,
approve: "Valider",
reject: "Refuser pour ce motif",
rejectStart: "Refuser",
close: "Fermer",
approved: ({ name }: { name: string | number }) => `Photo ${startsWithVowel(name) ? `d’` : `de `}${name} validée.`,
rejected: ({ name }: { name: string | number }) => `Photo ${startsWithVowel(name) ? `d’` : `de `}${name} refusée.`,
undo: "Annuler",
keys: "Raccourcis clavier",
keyHints: [["J, K", "Suivante, précédente"], ["U", "Annuler"]],
};
