// Made from texts/de/own-fields.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Mehr über dich",
asks: "Was dir bei anderen wichtig ist",
nothing: "Noch nichts",
any: "Egal",
from: "Von",
to: "Bis",
filters: "Profilfilter",
filtersSet: ({ count }: { count: string | number }) => `Profilfilter: ${count} gesetzt`,
apply: "Menschen zeigen",
clear: "Leeren",
withUnit: ({ label, unit }: { label: string | number; unit: string | number }) => `${label} (${unit})`,
between: ({ from, to }: { from: string | number; to: string | number }) => `${from} bis ${to}`,
atLeast: ({ from }: { from: string | number }) => `mindestens ${from}`,
atMost: ({ to }: { to: string | number }) => `höchstens ${to}`,
loading: "Wird geladen …",
failed: "Das konnte nicht geladen werden",
again: "Noch einmal versuchen",
};
