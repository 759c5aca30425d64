// Made from texts/de/invited.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Du bist eingeladen",
reading: "Deine Einladung wird geöffnet …",
lead: "Das haben wir über dich. Niemand sonst sieht es, bevor du zustimmst. Danach kannst du alles ändern.",
details: "Was wir über dich haben",
source: "Woher die Daten kommen",
email: "E-Mail-Adresse",
lastName: "Nachname",
gender: "Geschlecht",
seeking: "Auf der Suche nach",
place: "Ort",
bio: "Über dich",
interests: "Interessen",
until: "Ohne deine Zustimmung löschen wir es am:",
accept: "Zustimmen und mitmachen",
working: "Einen Moment …",
signedIn: "Du bist mit einem anderen Konto angemeldet. Melde dich ab und öffne den Link noch einmal.",
refuseAbout: "Du möchtest das nicht? Wir löschen sofort, was wir über dich haben, und laden dich nicht noch einmal ein.",
refuseSure: "Das lässt sich nicht rückgängig machen. Sollen wir jetzt alles löschen?",
refuse: "Meine Daten löschen",
refuseNow: "Ja, alles löschen",
deletedTitle: "Deine Daten sind gelöscht",
deleted: "Wir haben gelöscht, was über dich importiert wurde. Du bekommst keine weitere Einladung.",
toSignIn: "Zur Anmeldung",
};
