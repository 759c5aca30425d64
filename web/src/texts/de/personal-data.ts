// Made from texts/de/personal-data.json. Change it there.
// @ts-nocheck
import { formatSize } from '../../lib/formats/sizes.ts';
import { formatSiteDate } from '../../lib/formats/formats.ts';

export const messages = {
loading: "Wird geladen …",
failed: "Das konnte nicht geladen werden",
again: "Neu laden",
archive: {
title: "Deine Daten",
about: "Hol dir eine Kopie deiner Daten und Fotos in einer Datei. Meldungen über dich sind nicht enthalten. Wende dich an uns, wenn du sie brauchst.",
ask: "Meine Daten herunterladen",
waiting: "Wir stellen deine Daten zusammen. Du kannst diese Seite verlassen. Wir schreiben dir eine E-Mail, sobald sie fertig sind.",
fetch: "Datei herunterladen",
anew: "Neue Datei anfordern",
ready: ({ bytes, until }: { bytes: number; until: string | number }) => `Deine Daten sind fertig (${formatSize(bytes)}). Du kannst sie bis zum ${formatSiteDate(until, { dateStyle: 'long' })} herunterladen.`,
},
consent: {
title: "Deine Einwilligung",
given: ({ date }: { date: string | number }) => `Am ${formatSiteDate(date, { dateStyle: 'long' })} hast du hierin eingewilligt:`,
missing: "Du hast noch nicht eingewilligt. Das ist der erste Schritt in deinem Profil.",
toProfile: "Zu deinem Profil",
withdraw: "Einwilligung widerrufen",
dialog: "Einwilligung widerrufen?",
why: "Ohne sie können wir dich niemandem vorstellen. Wir entfernen sofort dein Geschlecht, wen du kennenlernen möchtest und deine Antworten. Dann schließen und löschen wir dein Konto.",
confirm: "Widerrufen und mein Konto löschen",
},
step: {
title: "Deine Einwilligung",
why: "Dein Profil enthält sensible Angaben, deshalb brauchen wir zuerst deine Einwilligung.",
privacy: "Datenschutzerklärung lesen",
submit: "Einwilligen und weiter",
working: "Einen Moment …",
later: "Jetzt nicht",
},
leave: {
title: "Konto löschen",
about: ({ days }: { days: number }) => `Dein Profil wird sofort verborgen. Innerhalb von ${days} Tagen kannst du dein Konto wieder öffnen. Danach wird es endgültig gelöscht.`,
open: "Mein Konto löschen …",
dialog: "Dein Konto löschen?",
until: ({ until }: { until: string | number }) => `Bis zum ${formatSiteDate(until, { dateStyle: 'long' })} kannst du dich anmelden und dein Konto wieder öffnen.`,
steps: [{
when: "Sofort",
what: "Dein Profil und deine Fotos werden verborgen, und du wirst überall abgemeldet.",
}, {
when: "Nach diesem Datum",
what: ({ reportDays }: { reportDays: number }) => `Dein Konto wird endgültig gelöscht. Unser Team behält nur Meldungen von dir und über dich, bis ${reportDays} Tage nach ihrem Abschluss. Mit derselben E-Mail-Adresse kannst du dich wieder registrieren.`,
}],
password: "Dein Passwort",
mailCode: "Code senden",
codeAbout: ({ email }: { email: string | number }) => `Du hast hier kein Passwort. Wir schicken einen Code an ${email}, damit wir sicher sind, dass du es bist.`,
codeSent: ({ email }: { email: string | number }) => `Wir haben einen Code an ${email} geschickt. Er gilt zehn Minuten lang.`,
code: "Code",
missingPassword: "Gib zur Bestätigung dein Passwort ein.",
missingCode: "Gib zur Bestätigung den Code ein.",
cancel: "Konto behalten",
confirm: "Mein Konto löschen",
},
};
