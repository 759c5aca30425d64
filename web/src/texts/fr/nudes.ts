// Made from texts/fr/nudes.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Cette photo pourrait montrer de la nudité",
about: "Elle reste floutée jusqu’à ce que tu l’affiches.",
show: "Afficher",
showOf: "Afficher la photo qui pourrait montrer de la nudité",
delete: "Supprimer pour moi",
report: "Signaler",
review: "Cette photo attend parce qu’elle montre probablement de la nudité.",
};
