// Made from texts/fr/commands.json. Change it there.
// @ts-nocheck
import { plural } from '@kindred/contract/texts/fr/plural';

export const messages = {
title: "Commandes et personnes",
field: "Page, commande ou personne",
hint: "Un nom, un e-mail, un identifiant ou une commande",
close: "Fermer",
groups: {
recent: "Récents",
pages: "Pages",
actions: "Commandes",
cases: "Dossiers et signalements",
people: "Personnes",
},
case: ({ id }: { id: string | number }) => `Dossier ${id}`,
report: ({ id }: { id: string | number }) => `Signalement ${id}`,
closed: "Clos",
results: "Résultats",
scheme: {
light: "Apparence claire",
dark: "Apparence sombre",
auto: "Apparence de mon appareil",
},
nextCase: "Ouvrir le dossier suivant",
aroundDesk: "Pages de la modération",
desk: "Modération",
searching: "Recherche…",
none: "Aucun résultat. Essayez un autre mot.",
failed: "La recherche a échoué. Réessayez.",
found: ({ count }: { count: number }) => `${plural(count, { one: `${count} résultat`, other: `${count} résultats` })}`,
};
