// Made from texts/fr/site-texts.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages = {
title: "Textes",
about: "Dis tout avec tes propres mots, dans chaque langue. Ce qui est entre accolades, comme {brand}, est complété automatiquement.",
language: "Langue",
search: "Recherche",
words: "Mots d’un texte",
mail: "E-mail",
allTexts: "Tous les textes",
only: {
legend: "Quels textes",
all: "Tous",
own: "Les tiens",
outdated: "Texte d’origine modifié",
},
first: ({ shown, found }: { shown: string | number; found: number }) => `Les ${shown} premiers sur ${formatNumber(found)}. Précise ta recherche.`,
none: {
all: "Aucun texte ne contient ces mots.",
own: "Tu n’as encore modifié aucun texte dans cette langue.",
outdated: "Aucun texte d’origine n’a changé depuis que tu as écrit les tiens.",
},
ownWords: "Avec tes mots",
byDefault: "Texte d’origine",
values: ({ names }: { names: string | number }) => `Complété automatiquement : ${names}`,
reset: "Utiliser le texte d’origine",
was: ({ before }: { before: string | number }) => `Le texte d’origine a changé depuis que tu as écrit ceci. Avant : ${before}`,
keep: "Garder le mien",
gone: "Cette version n’a plus ce texte.",
remove: "Supprimer",
notBuilt: "Les pages dans cette langue sont encore en préparation. Reviens dans une minute.",
sendTest: "M’envoyer un test",
sent: "Un test part vers ta propre adresse e-mail.",
mailFrame: "L’e-mail avec des données d’exemple",
loading: "Chargement des textes…",
failed: "Impossible de charger les textes",
again: "Réessayer",
};
