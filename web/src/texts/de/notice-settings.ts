// Made from texts/de/notice-settings.json. Change it there.
// @ts-nocheck

export const messages = {
loading: "Deine Einstellungen für Benachrichtigungen werden geladen …",
failed: "Das konnte nicht geladen werden",
again: "Neu laden",
title: "Benachrichtigungen",
about: "Wähle, worüber wir dich benachrichtigen und wie.",
kind: "Wann",
channels: {
app: "In der App",
mail: "E-Mail",
push: "Push",
},
by: ({ kind, channel }: { kind: string | number; channel: string | number }) => `${kind}: ${channel}`,
safety: "Dein Passwort, deine E-Mail-Adresse oder dein Zugang ändert sich",
always: "Immer",
more: "Push-Mitteilungen und Ruhezeit",
moreAbout: "Geräte, was der Sperrbildschirm zeigt und wann nichts gesendet wird.",
showMore: "Anzeigen",
};
