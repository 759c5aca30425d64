// Made from texts/de/profiles.json. Change it there.
// @ts-nocheck
import { formatPercent } from '../../lib/formats/formats.ts';

export const messages = {
loading: "Dein Profil wird geladen …",
failed: "Das konnte nicht geladen werden",
again: "Neu laden",
saving: "Wird gespeichert …",
save: "Speichern",
cancel: "Abbrechen",
edit: "Bearbeiten",
editGroup: ({ group }: { group: string | number }) => `Bearbeiten: ${group}`,
nothing: "Noch nichts",
groups: {
about: "Zu dir",
seeking: "Wen du kennenlernen möchtest",
place: "Dein Ort",
bio: "Über mich",
interests: "Interessen",
prompts: "Satzanfänge",
},
genders: {
woman: "Frau",
man: "Mann",
nonbinary: "Nichtbinär",
},
sought: {
woman: "Frauen",
man: "Männer",
nonbinary: "nichtbinäre Menschen",
other: "Menschen anderer Geschlechter",
},
summary: {
bothWays: "Nur Personen, die jemanden wie mich suchen",
within: ({ distance }: { distance: string | number }) => `Bis ${distance}`,
anywhere: "Überall",
ages: ({ from, to }: { from: string | number; to: number }) => `${from} bis ${to} Jahre`,
anyone: "Auch Personen, die jemand anderen suchen",
},
own: {
title: "Dein Profil",
needed: ({ done, all }: { done: string | number; all: string | number }) => `${done} von ${all}, um gefunden zu werden`,
better: ({ percent }: { percent: number }) => `${formatPercent(percent)} vollständig`,
next: {
about: "Als Nächstes: Erzähl, wer du bist.",
place: "Als Nächstes: Gib deine Stadt an, damit andere sehen, wie weit du entfernt bist.",
seeking: "Als Nächstes: Sag, wen du kennenlernen möchtest.",
photo: "Als Nächstes: Füge ein Foto hinzu, damit andere dich finden.",
interests: "Als Nächstes: Wähle ein paar Interessen. Sie zeigen anderen, was ihr gemeinsam habt.",
prompts: "Als Nächstes: Ergänze einen Satzanfang. So haben andere etwas, worüber sie dir schreiben können.",
questions: "Als Nächstes: Beantworte ein paar Fragen. Je mehr du verrätst, desto besser passen deine Matches.",
facts: "Als Nächstes: Ergänze ein paar Angaben über dich. Danach entscheiden viele.",
},
allDone: "Dein Profil ist vollständig.",
asOthers: "So sehen es andere",
forTeam: "Teamkonten brauchen kein Profil. Mitglieder sehen deines nie.",
asOthersHidden: "Andere sehen dein Profil, sobald es vollständig ist und ein Foto hat.",
years: ({ age }: { age: number }) => `${age} Jahre alt`,
},
};
