// Made from texts/fr/saved-searches.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Recherches enregistrées",
loading: "Chargement de tes recherches…",
failed: "Impossible de charger cette page",
again: "Réessayer",
close: "Fermer",
cancel: "Annuler",
button: ({ count }: { count: number }) => `${count === 0 ? `Recherches enregistrées` : `Recherches enregistrées (${count})`}`,
none: "Pas encore de recherche enregistrée",
noneAbout: "Choisis des filtres, puis enregistre-les ici. Nous pouvons te prévenir quand de nouvelles personnes y correspondent.",
list: "Tes recherches enregistrées",
open: ({ name }: { name: string | number }) => `Voir les profils : ${name}`,
alerts: ({ name }: { name: string | number }) => `Alertes : ${name}`,
rename: ({ name }: { name: string | number }) => `Renommer ${name}`,
newName: ({ name }: { name: string | number }) => `Nouveau nom : ${name}`,
saveName: "Enregistrer le nom",
delete: ({ name }: { name: string | number }) => `Supprimer ${name}`,
alertsOn: "Alertes activées",
alertsOff: "Alertes désactivées",
locked: "Il faut Premium : certains de ses filtres ne font plus partie de ta formule. Elle n’envoie pas d’alertes.",
saveTitle: "Enregistrer cette recherche",
saveAbout: "Garde les filtres et l’ordre que tu vois. Tu peux enregistrer jusqu’à 10 recherches.",
name: "Nom",
notifyMe: "Me prévenir des nouvelles personnes, une fois par jour au plus",
save: "Enregistrer",
};
