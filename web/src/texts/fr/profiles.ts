// Made from texts/fr/profiles.json. Change it there.
// @ts-nocheck
import { formatPercent } from '../../lib/formats/formats.ts';

export const messages = {
loading: "Chargement de ton profil…",
failed: "Impossible de charger cette page",
again: "Réessayer",
saving: "Enregistrement…",
save: "Enregistrer",
cancel: "Annuler",
edit: "Modifier",
editGroup: ({ group }: { group: string | number }) => `Modifier : ${group}`,
nothing: "Rien pour le moment",
groups: {
about: "À propos de toi",
seeking: "Qui tu veux rencontrer",
place: "Où tu habites",
bio: "À propos de moi",
interests: "Centres d’intérêt",
prompts: "Accroches",
},
genders: {
woman: "Femme",
man: "Homme",
nonbinary: "Non binaire",
},
sought: {
woman: "femmes",
man: "hommes",
nonbinary: "personnes non binaires",
other: "personnes d’autres genres",
},
summary: {
bothWays: "Seulement les personnes qui cherchent quelqu’un comme moi",
within: ({ distance }: { distance: string | number }) => `Jusqu’à ${distance}`,
anywhere: "Partout",
ages: ({ from, to }: { from: string | number; to: number }) => `De ${from} à ${to} ans`,
anyone: "Aussi les personnes qui cherchent quelqu’un d’autre",
},
own: {
title: "Ton profil",
needed: ({ done, all }: { done: string | number; all: string | number }) => `${done} sur ${all} pour être visible`,
better: ({ percent }: { percent: number }) => `Complet à ${formatPercent(percent)}`,
next: {
about: "Ensuite : dis qui tu es.",
place: "Ensuite : ajoute ta ville, pour qu’on voie à quelle distance tu es.",
seeking: "Ensuite : dis qui tu veux rencontrer.",
photo: "Ensuite : ajoute une photo, pour qu’on puisse te trouver.",
interests: "Ensuite : choisis quelques centres d’intérêt. Ils montrent ce que vous avez en commun.",
prompts: "Ensuite : complète une accroche. Elle donne un sujet de conversation.",
questions: "Ensuite : réponds à quelques questions. Plus tu en dis, meilleurs sont tes matchs.",
facts: "Ensuite : ajoute quelques informations sur toi. Elles aident à se décider.",
},
allDone: "Ton profil est complet.",
asOthers: "Aperçu de mon profil",
forTeam: "Les comptes de l’équipe n’ont pas besoin de profil. Les membres ne voient jamais le vôtre.",
asOthersHidden: "Les autres verront ton profil quand il sera complet et aura une photo.",
years: ({ age }: { age: number }) => `${age} ans`,
},
};
