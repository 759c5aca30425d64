// Made from texts/de/photo-actions.json. Change it there.
// @ts-nocheck

export const messages = {
place: ({ number, of }: { number: string | number; of: string | number }) => `Foto ${number} von ${of}`,
close: "Schließen",
makeMain: "Als Hauptfoto nehmen",
isMain: "Schon dein Hauptfoto",
isFirst: "Schon an erster Stelle",
isLast: "Schon an letzter Stelle",
earlier: "Weiter nach vorn",
later: "Weiter nach hinten",
focus: {
action: "Zeigen, wo dein Gesicht ist",
title: "Wo ist dein Gesicht?",
hint: "Zieh den Ring auf dein Gesicht, damit es auf kleinen Bildern nie abgeschnitten wird.",
cancel: "Abbrechen",
submit: "Speichern",
},
removal: {
title: "Dieses Foto löschen?",
text: "Es verschwindet sofort für alle. Das lässt sich nicht rückgängig machen.",
mainText: "Das nächste Foto wird dein Hauptfoto.",
lastText: "Ohne Foto kann dich niemand Neues finden, bis du wieder eines hinzufügst.",
cancel: "Abbrechen",
submit: "Foto löschen",
failed: "Das Foto konnte nicht gelöscht werden",
},
};
