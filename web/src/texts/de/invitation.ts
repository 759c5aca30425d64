// Made from texts/de/invitation.json. Change it there.
// @ts-nocheck

export const messages = {
code: "Code deiner Einladung",
hint: "Er hat 12 Buchstaben und Ziffern, zum Beispiel ABCD-EFGH-JKLM.",
optional: "Du kannst auch ohne beitreten: Lass das Feld leer.",
missing: "Gib den Code deiner Einladung ein.",
invited: "Du wurdest eingeladen. Willkommen!",
enter: "Weiter",
};
