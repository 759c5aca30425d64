// Made from texts/fr/site-binding.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/fr/plural';

export const messages = {
binding: "Les membres doivent accepter cette page",
about: "Les nouveaux membres l’acceptent à l’inscription, les autres avant de continuer. Le service garde qui a accepté quelle version, mot pour mot.",
change: "Le texte a changé",
ask: "Redemander aux membres",
correct: "Petite correction : ne rien demander",
from: "Les membres doivent l’accepter à partir du",
fromAbout: "D’ici là, ils voient une annonce et peuvent déjà accepter. L’usage est de 30 jours, la loi peut en demander plus.",
past: "Choisissez aujourd’hui ou un jour ultérieur",
noteAbout: "Les membres le lisent au-dessus du lien vers le texte entier. Vous pouvez le laisser vide.",
corrected: ({ version }: { version: string | number }) => `La version ${version} reste : qui l’a acceptée n’a rien à refaire.`,
present: ({ version, day }: { version: string | number; day: string | number }) => `La version ${version} s’applique à partir du ${day}.`,
note: ({ language }: { language: string | number }) => `Ce qui a changé, en ${language}`,
accepted: {
title: "Textes acceptés",
about: "Chaque texte mot pour mot, tel que des membres l’ont accepté. Le fichier dit qui a accepté quelle version, dans quelle langue et quand. Les membres supprimés n’y sont pas.",
download: "Télécharger en CSV",
read: "Lire",
close: "Fermer",
loading: "Chargement du texte…",
failed: "Impossible de charger le texte",
again: "Réessayer",
version: ({ title, version }: { title: string | number; version: string | number }) => `${title}, version ${version}`,
since: ({ language, day }: { language: string | number; day: string | number }) => `${language}, depuis le ${day}`,
readOf: ({ title, version, language }: { title: string | number; version: string | number; language: string | number }) => `Lire : ${title}, version ${version}, ${language}`,
members: ({ count }: { count: number }) => `${plural(count, { one: `${count} membre`, other: `${formatNumber(count)} membres` })}`,
},
consequences: {
asks: ({ title, day }: { title: string | number; day: string | number }) => `« ${title} » : les membres doivent l’accepter à partir du ${day}.`,
corrected: ({ title }: { title: string | number }) => `« ${title} » est corrigée, et rien n’est redemandé.`,
free: ({ title }: { title: string | number }) => `« ${title} » : les membres n’ont plus à l’accepter.`,
},
mailAll: "L’envoyer par e-mail à tous les membres",
mailAllAbout: "Chaque membre reçoit maintenant une notification et un e-mail, quels que soient ses réglages. Sinon, les membres le lisent à leur retour.",
};
