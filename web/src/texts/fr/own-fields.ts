// Made from texts/fr/own-fields.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Plus sur toi",
asks: "Ce qui compte pour toi chez les autres",
nothing: "Rien pour l’instant",
any: "Peu importe",
from: "De",
to: "À",
filters: "Filtres de profil",
filtersSet: ({ count }: { count: string | number }) => `Filtres de profil : ${count}`,
apply: "Montrer les personnes",
clear: "Effacer",
withUnit: ({ label, unit }: { label: string | number; unit: string | number }) => `${label} (${unit})`,
between: ({ from, to }: { from: string | number; to: string | number }) => `${from} à ${to}`,
atLeast: ({ from }: { from: string | number }) => `au moins ${from}`,
atMost: ({ to }: { to: string | number }) => `au plus ${to}`,
loading: "Chargement…",
failed: "Impossible de charger ceci",
again: "Réessayer",
};
