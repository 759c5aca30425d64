// Made from texts/de/unsubscribe.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Diese E-Mails abbestellen?",
about: ({ email }: { email: string | number }) => `Für das Konto von ${email}. Alle anderen E-Mails bekommst du weiterhin. In deinen Einstellungen kannst du diese wieder einschalten.`,
reading: "Dein Link wird geöffnet …",
button: "Abbestellen",
working: "Wird abbestellt …",
done: "Abbestellt",
doneAbout: "Du bekommst diese E-Mails nicht mehr. Alle anderen bekommst du weiterhin.",
settings: "Zu den Einstellungen",
};
