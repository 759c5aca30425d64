// Made from texts/pl/own-fields.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Więcej o tobie",
asks: "Co jest dla ciebie ważne u innych",
nothing: "Jeszcze nic",
any: "Bez znaczenia",
from: "Od",
to: "Do",
filters: "Filtry profilu",
filtersSet: ({ count }: { count: string | number }) => `Filtry profilu: ${count}`,
apply: "Pokaż osoby",
clear: "Wyczyść",
withUnit: ({ label, unit }: { label: string | number; unit: string | number }) => `${label} (${unit})`,
between: ({ from, to }: { from: string | number; to: string | number }) => `od ${from} do ${to}`,
atLeast: ({ from }: { from: string | number }) => `co najmniej ${from}`,
atMost: ({ to }: { to: string | number }) => `najwyżej ${to}`,
loading: "Wczytywanie…",
failed: "Nie udało się tego wczytać",
again: "Spróbuj ponownie",
};
