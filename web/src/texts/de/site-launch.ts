// Made from texts/de/site-launch.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Vor dem Start",
ready: "Nichts fehlt. Du kannst Leute hereinlassen.",
about: ({ count }: { count: number }) => `${count === 1 ? `Eine Sache fehlt noch, bevor du Leute hereinlässt.` : `${count} Dinge fehlen noch, bevor du Leute hereinlässt.`}`,
missing: "fehlt",
there: "ist da",
open: "Öffnen",
names: {
name: "Ein eigener Name",
"support-email": "Eine Support-Adresse",
colors: "Eigene Farben oder ein Logo",
imprint: "Ein Impressum",
"mail-server": "Ein Mailserver",
payments: "Zahlungen",
"second-factor": "Authenticator-Apps für das Team",
"backup-key": "Verschlüsselte Backups",
"photo-check": "Eine Prüfung der Fotos auf Nacktheit",
production: "Produktionsmodus",
},
toDo: {
name: "Sonst steht überall der Name der Software.",
"support-email": "Mitglieder würden an eine Adresse schreiben, die es nicht gibt.",
colors: "Die Seite sähe aus wie jede neue Installation.",
imprint: "Viele Länder verlangen, dass eine Seite sagt, wer sie betreibt und wie man diese Person erreicht. Füge eine Seite mit deinem Namen und deiner Adresse hinzu.",
"mail-server": "E-Mails sind Dateien auf dem Server, bis SMTP_URL gesetzt ist.",
payments: "Premium kann erst gekauft werden, wenn die drei STRIPE_-Variablen gesetzt sind. Eine kostenlose Seite braucht keine.",
"second-factor": "Ohne sie reicht ein gestohlenes Passwort, um zu lesen, was Mitglieder verbergen.",
"backup-key": "Setze BACKUP_KEY_FILE und mache jede Nacht ein Backup.",
"photo-check": "Fotos werden nicht geprüft, weil die optionalen Pakete fehlen. Installiere sie mit npm ci oder schalte die Prüfung aus.",
production: "Setze MODE=production: Demo-Mitglieder und schwache Geheimnisse werden dann abgelehnt.",
},
};
