// Made from texts/de/staff-sign-in.json. Change it there.
// @ts-nocheck

export const messages = {
banner: "Verwaltung",
tagline: "Konten, Abos und Auswertungen",
title: "Willkommen zurück",
subtitle: "Melde dich mit deinem Teamkonto an",
email: "E-Mail-Adresse",
password: "Passwort",
showPassword: "Passwort anzeigen",
submit: "Anmelden",
submitting: "Du wirst angemeldet …",
note: "Zugangsdaten bekommst du von der Administration",
notAdmin: "Dir fehlt die Berechtigung für diesen Bereich.",
toHome: "Zur Startseite",
member: "Nicht im Team?",
memberLink: "Als Mitglied anmelden",
};
