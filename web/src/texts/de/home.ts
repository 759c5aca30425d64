// Made from texts/de/home.json. Change it there.
// @ts-nocheck
import { plural } from '@kindred/contract/texts/de/plural';

export const messages = {
greeting: ({ name }: { name: string | number }) => `Schön, dass du da bist, ${name}`,
title: "Finde Menschen, die zu dir passen",
lead: "Lerne Leute kennen, die deine Interessen teilen und dasselbe suchen wie du.",
getStarted: "Loslegen",
learnMore: "Mehr erfahren",
nextStep: {
label: "Nächster Schritt",
loading: "Dein nächster Schritt wird geladen …",
failed: "Deine Startseite konnte nicht geladen werden",
again: "Neu laden",
verify: {
title: "Bestätige deine E-Mail-Adresse",
about: "Damit andere dich finden und du sie siehst.",
action: "Code eingeben",
verb: "Eingeben",
},
required: {
title: "Vervollständige dein Profil",
about: "Andere können dich noch nicht finden.",
action: "Weiter",
verb: "Weiter",
},
missing: ({ done, all }: { done: number; all: string | number }) => `${done} von ${all} Teilen ${plural(done, { one: `ist`, other: `sind` })} fertig. Erst mit allen können andere dich finden.`,
reply: {
title: "Wir haben auf deine Meldung geantwortet",
about: "Lies, was wir herausgefunden haben.",
action: "Antwort lesen",
verb: "Lesen",
},
match: {
title: ({ name }: { name: string | number }) => `Du und ${name} habt euch gelikt`,
about: "Es ist ein Match!",
action: "Matches ansehen",
verb: "Ansehen",
},
turn: {
title: ({ name }: { name: string | number }) => `${name} wartet auf eine Antwort`,
action: "Antworten",
verb: "Antworten",
},
hello: {
title: ({ name }: { name: string | number }) => `Sag ${name} Hallo`,
about: "Ihr habt ein Match, und noch hat niemand geschrieben.",
action: "Nachricht schreiben",
verb: "Schreiben",
},
interests: {
title: "Wähle deine Interessen",
about: "Sie zeigen anderen, was ihr gemeinsam habt.",
action: "Interessen wählen",
verb: "Wählen",
},
prompts: {
title: "Ergänze einen Satzanfang",
about: "So haben andere etwas, worüber sie dir schreiben können.",
action: "Satzanfang wählen",
verb: "Wählen",
},
questions: {
title: ({ missing }: { missing: number }) => `${plural(missing, { one: `Beantworte noch 1 Frage`, other: `Beantworte noch ${missing} Fragen` })}`,
about: "Dann siehst du, wie gut ihr zusammenpasst.",
action: "Fragen beantworten",
verb: "Antworten",
},
likes: {
title: ({ count }: { count: number }) => `${plural(count, { one: `1 Person hat dich gelikt`, other: `${count} Personen haben dich gelikt` })}`,
about: "Likst du zurück, habt ihr ein Match.",
action: "Likes ansehen",
verb: "Ansehen",
},
browse: {
title: "Schau, wer neu ist",
about: "Hier sind Leute, die du kennenlernen kannst.",
action: "Leute ansehen",
verb: "Ansehen",
},
widen: {
title: "Gerade passt niemand Neues",
about: "Schau, welche Änderung dir mehr Leute bringen würde.",
action: "Schauen, was hilft",
verb: "Ansehen",
},
},
today: {
title: "Heute",
loading: "Neues wird geladen …",
turn: "Du bist dran",
allMatches: "Alle Matches",
photo: ({ name }: { name: string | number }) => `${name} hat ein Foto geschickt`,
silent: "Ihr habt ein Match. Noch hat niemand geschrieben.",
seeAll: "Alle ansehen",
locked: "Likst du zurück, habt ihr ein Match.",
people: "Neue Leute",
discover: "Entdecken",
question: "Eine Frage",
skip: "Überspringen",
another: "Andere Frage",
},
collage: {
first: {
name: "Amara",
age: "27",
},
second: {
name: "Jonas",
age: "30",
},
common: "Zwei gemeinsame Interessen",
interests: "Sonntags wandern, Live-Jazz",
},
figures: {
title: "In Zahlen",
activeUsers: "Aktive Mitglieder",
successStories: "Erfolgsgeschichten",
satisfaction: "Zufriedenheit",
support: "Support",
},
features: {
title: "Das bekommst du",
safe: {
title: "Sicher und privat",
text: "Dein Standort wird auf etwa zwei Kilometer gerundet, bevor wir ihn speichern. Keine Werbung, kein Tracking und Passwörter, die selbst wir nicht lesen können.",
},
smart: {
title: "Matches mit Köpfchen",
text: "Profile zeigen mehr als ein Foto: wen du kennenlernen möchtest, was dir Freude macht und wer du bist, in deinen eigenen Worten.",
},
global: {
title: "Weltweite Community",
text: "Jede Stadt in jedem Land, und dein Geschlecht in eigenen Worten. Ab 18 sind alle willkommen.",
},
},
signIn: {
title: "Schon Mitglied?",
text: "Melde dich mit E-Mail-Adresse und Passwort an.",
action: "Anmelden",
noAccount: "Noch kein Konto?",
join: "Konto erstellen",
},
};
