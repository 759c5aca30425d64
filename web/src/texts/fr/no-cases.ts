// Made from texts/fr/no-cases.json. Change it there.
// @ts-nocheck

export const messages = {
none: "Tout est traité",
noneAbout: "Les nouveaux dossiers s’affichent ici automatiquement.",
noneMatching: "Aucun dossier ne correspond à ces filtres",
clear: "Retirer les filtres",
};
