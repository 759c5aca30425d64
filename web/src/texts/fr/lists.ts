// Made from texts/fr/lists.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages = {
paging: {
label: "Pages",
previous: "Page précédente",
next: "Page suivante",
goTo: "Aller à la page",
size: "Lignes par page",
page: ({ page, pages }: { page: number; pages: number }) => `Page ${formatNumber(page)} sur ${formatNumber(pages)}`,
pages: ({ from, until, pages }: { from: number; until: number; pages: number }) => `Pages ${formatNumber(from)}–${formatNumber(until)} sur ${formatNumber(pages)}`,
},
views: {
title: "Vues",
loading: "Chargement des vues…",
failed: "Impossible de charger les vues",
again: "Réessayer",
none: "Aucune vue enregistrée.",
builtIn: "pour tout le monde",
private: "vous seulement",
shared: "partagée avec l’équipe",
by: ({ name }: { name: string | number }) => `par ${name}`,
rename: "Renommer",
renameOf: ({ name }: { name: string | number }) => `Nouveau nom : ${name}`,
share: "Partager",
unshare: "Ne plus partager",
delete: "Supprimer",
cancel: "Annuler",
name: "Nom de la vue",
saveThis: "Enregistrer cette liste",
nameAbout: "Garde les filtres, le tri et les colonnes.",
shareNew: "Partager avec l’équipe",
save: "Enregistrer la vue",
},
filters: {
title: "Filtres",
close: "Fermer",
},
since: ({ date }: { date: string | number }) => `Depuis le ${date}`,
clearSince: ({ date }: { date: string | number }) => `Depuis le ${date} : afficher toute la période`,
searchButton: "Rechercher",
clearFilters: "Retirer les filtres",
clearSearch: "Effacer la recherche",
};
