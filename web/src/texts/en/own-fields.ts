// Made from texts/en/own-fields.json. Change it there.

export const messages = {
title: "More about you",
asks: "What matters to you in others",
nothing: "Nothing yet",
any: "Doesn’t matter",
from: "From",
to: "To",
filters: "Profile filters",
filtersSet: ({ count }: { count: string | number }) => `Profile filters: ${count} set`,
apply: "Show people",
clear: "Clear",
withUnit: ({ label, unit }: { label: string | number; unit: string | number }) => `${label} (${unit})`,
between: ({ from, to }: { from: string | number; to: string | number }) => `${from} to ${to}`,
atLeast: ({ from }: { from: string | number }) => `at least ${from}`,
atMost: ({ to }: { to: string | number }) => `at most ${to}`,
loading: "Loading …",
failed: "This couldn’t be loaded",
again: "Try again",
};
