// Made from texts/de/caution.json. Change it there.
// @ts-nocheck

export const messages = {
label: "Zu dieser Nachricht",
kinds: {
money: "Es geht um Geld. So beginnt Betrug: Jemand, den du nie getroffen hast, braucht Hilfe oder kennt eine Geldanlage. Schicke nie Geld, Geschenkkarten, Krypto oder Codes.",
contact: "Wer betrügt, wechselt gern früh in eine andere App, wo unser Team nichts lesen kann, wenn du etwas meldest. Bleib hier, bis ihr euch vertraut.",
hurtful: "Stört dich das? Du musst nicht antworten. Wenn du es meldest, liest unser Team diese Nachricht.",
},
report: "Nachricht melden",
tips: "Sicherheitstipps",
seen: "Alles klar",
};
