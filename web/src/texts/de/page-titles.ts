// Made from texts/de/page-titles.json. Change it there.
// @ts-nocheck

export const messages = {
accessibility: {
title: "Barrierefreiheit",
},
accounts: {
login: "Anmelden",
signIn: "Anmelden",
register: "Konto erstellen",
verify: "Adresse bestätigen",
forgotPassword: "Passwort vergessen",
resetPassword: "Neues Passwort",
undoEmail: "E-Mail-Adresse zurückändern",
join: "Dem Team beitreten",
invited: "Deine Einladung",
},
audit: {
title: "Protokoll",
label: "Protokoll",
},
chat: {
matches: "Matches",
},
deskOffice: {
appeals: "Beschwerden",
danger: "Lebensgefahr",
checks: "Foto-Checks",
holds: "Angehaltene Konten",
approvals: "Neue Mitglieder",
photoReview: "Fotoprüfung",
photos: "Fotos",
ladder: "Stufenplan",
texts: "Antworten und Begründungen",
numbers: "Zahlen der Moderation",
transparency: "Transparenzbericht",
},
desk: {
desk: "Moderation",
statement: "Entscheidung",
decisions: "Entscheidungen",
},
discovery: {
title: "Profil",
browse: "Stöbern",
discover: "Entdecken",
ranking: "So entsteht die Reihenfolge",
},
faqs: {
title: "Häufige Fragen",
label: "FAQ",
},
fraudWarnings: {
title: "Betrugswarnungen",
},
help: {
title: "Hilfe",
},
home: {
landing: {
title: "Finde Menschen, die zu dir passen",
label: "Start",
},
home: {
title: "Start",
label: "Start",
},
},
compliance: {
title: "Rechtliche Pflichten",
label: "Recht",
},
integrations: {
title: "Schlüssel und Webhooks",
label: "Anbindungen",
},
likes: {
likes: "Likes",
sent: "Personen, die du gelikt hast",
passed: "Übersprungene Personen",
bookmarks: "Gemerkte Personen",
},
notices: {
notices: "Benachrichtigungen",
unsubscribe: "Abbestellen",
},
operation: {
title: "System",
label: "System",
},
ownPages: {
title: "Über diese Seite",
},
personalData: {
title: "Deine Daten",
},
premium: {
premium: "Premium",
checkout: "Bezahlen",
manage: "Dein Premium",
methods: "Zahlungsmethoden",
withdraw: "Vertrag widerrufen",
subscriptions: "Abos",
revenue: "Umsatz",
plans: "Leistungen",
prices: "Alte Preise",
},
privacy: {
title: "Datenschutzerklärung",
label: "Datenschutz",
},
profiles: {
welcome: "Willkommen",
profile: "Dein Profil",
profileTab: "Profil",
questions: "Fragen",
},
reports: {
reports: {
title: "Meldungen verwalten",
label: "Meldungen",
},
myReports: {
title: "Meine Meldungen",
},
pictures: {
title: "Intime Bilder von dir",
},
notice: {
title: "Inhalte melden",
},
},
photoCheck: {
title: "Foto-Check",
},
safety: {
title: "Sicherheitstipps",
},
announcements: {
title: "Ankündigungen",
news: "Neuigkeiten",
approval: "Deine Freigabe",
},
settings: {
title: "Einstellungen",
account: "Dein Konto",
agree: "Lesen und zustimmen",
},
invitationCodes: {
title: "Einladungen",
},
imports: {
title: "Mitglieder importieren",
label: "Import",
},
site: {
title: "Seite",
},
statistics: {
title: "Dashboard-Übersicht",
label: "Dashboard",
},
team: {
title: "Team",
label: "Team",
},
userAdmin: {
users: {
title: "Konten verwalten",
label: "Konten",
},
memberFile: {
title: "Mitglied",
},
},
};
