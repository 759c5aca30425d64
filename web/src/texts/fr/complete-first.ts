// Made from texts/fr/complete-first.json. Change it there.
// @ts-nocheck

export const messages = {
loading: "Chargement…",
failed: "Impossible de charger cette page",
again: "Réessayer",
title: "Complète d’abord ton profil",
action: "Compléter mon profil",
parts: {
about: "ton prénom, ton âge, ton genre",
place: "ta ville",
seeking: "qui tu veux rencontrer",
photo: "une photo de toi",
},
missing: ({ parts }: { parts: string | number }) => `Il manque encore : ${parts}.`,
about: "Ensuite, tu verras des profils, et le tien sera visible.",
};
