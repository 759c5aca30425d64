// Made from texts/fr/agree.json. Change it there.
// @ts-nocheck

export const messages = {
due: {
title: "Avant de continuer",
about: "Ces pages s’appliquent désormais à tous les membres. Lis-les et accepte-les pour continuer.",
},
early: {
title: "Ce qui va changer",
about: "À partir du jour indiqué, ces pages s’appliquent à tous les membres. Tu peux les accepter dès maintenant. D’ici là, rien ne change pour toi.",
},
done: "Il n’y a rien à accepter",
goOn: "Continuer",
accept: "Accepter et continuer",
later: "Pas maintenant",
signOut: "Se déconnecter",
pages: "Pages à accepter",
never: "Tu ne l’as pas encore acceptée.",
changes: "Ce qui a changé",
instead: "Si tu n’acceptes pas",
insteadAbout: "Tu peux te déconnecter et décider plus tard, emporter tes données ou supprimer ton compte.",
legal: "Pages ouvertes à tous",
loading: "Chargement de ce qu’il y a à accepter…",
failed: "Chargement impossible",
again: "Réessayer",
since: ({ day }: { day: string | number }) => `En vigueur depuis le ${day}.`,
from: ({ day }: { day: string | number }) => `En vigueur à partir du ${day}.`,
before: ({ day }: { day: string | number }) => `Tu as accepté une version précédente le ${day}.`,
read: ({ title }: { title: string | number }) => `Lire le texte en entier : ${title}`,
};
