// Made from texts/de/site-bundles.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Mit einem Paket beginnen",
about: "Farben, erste Worte der Startseite und eigene Felder für eine Nische. Es kommt in den Entwurf, und nichts von dir wird gelöscht.",
start: "Ansehen",
startWith: ({ title }: { title: string | number }) => `Ansehen: ${title}`,
ask: ({ title }: { title: string | number }) => `„${title}“ in den Entwurf aufnehmen?`,
keeps: "Was du selbst gewählt, geschrieben oder hinzugefügt hast, bleibt, wie es ist. Du kannst danach alles ändern.",
changes: "Änderungen im Entwurf",
add: "In den Entwurf aufnehmen",
nothing: "Es ist schon alles davon im Entwurf.",
done: ({ title }: { title: string | number }) => `„${title}“ ist im Entwurf.`,
sensitive: ({ names }: { names: string | number }) => `Sensibel, mit eigener Einwilligung: ${names}. Man kann sie leer lassen, und das Team sieht sie nicht.`,
};
