// Made from texts/pl/site-bundles.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Zacznij od pakietu",
about: "Kolory, pierwsze słowa strony głównej i własne pola dla niszy. Trafia do szkicu i nie usuwa niczego twojego.",
start: "Obejrzyj",
startWith: ({ title }: { title: string | number }) => `Obejrzyj: ${title}`,
ask: ({ title }: { title: string | number }) => `Dodać „${title}” do szkicu?`,
keeps: "To, co zostało przez ciebie wybrane, napisane lub dodane, pozostaje bez zmian. Potem możesz zmienić wszystko.",
changes: "Zmiany w szkicu",
add: "Dodaj do szkicu",
nothing: "Wszystko z niego jest już w szkicu.",
done: ({ title }: { title: string | number }) => `„${title}” jest w szkicu.`,
sensitive: ({ names }: { names: string | number }) => `Wrażliwe, z osobną zgodą: ${names}. Można zostawić je puste, a zespół ich nie widzi.`,
};
