// Made from texts/fr/notice-settings.json. Change it there.
// @ts-nocheck

export const messages = {
loading: "Chargement de tes réglages de notifications…",
failed: "Impossible de charger cette page",
again: "Réessayer",
title: "Notifications",
about: "Choisis de quoi nous te prévenons, et comment.",
kind: "Quand",
channels: {
app: "Dans l’appli",
mail: "E-mail",
push: "Push",
},
by: ({ kind, channel }: { kind: string | number; channel: string | number }) => `${kind} : ${channel}`,
safety: "Ton mot de passe, ton e-mail ou ton accès change",
always: "Toujours",
more: "Notifications push et heures calmes",
moreAbout: "Appareils, écran verrouillé, et quand rien n’est envoyé.",
showMore: "Afficher",
};
