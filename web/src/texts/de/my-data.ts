// Made from texts/de/my-data.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Deine Daten",
about: ({ email }: { email: string | number }) => `Diese Datei enthält die Daten des Kontos ${email}. Bewahre sie an einem sicheren Ort auf.`,
reading: "Dein Link wird geöffnet …",
done: "Der Download hat begonnen.",
settings: "Zu den Einstellungen",
fetch: "Datei herunterladen",
fetching: "Wird heruntergeladen …",
};
