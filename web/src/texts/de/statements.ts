// Made from texts/de/statements.json. Change it there.
// @ts-nocheck
import { formatSiteDate } from '../../lib/formats/formats.ts';

export const messages = {
title: "Eine Entscheidung unseres Teams",
loading: "Die Entscheidung wird geöffnet …",
reports: {
resolved: "Deine Meldung ist erledigt",
closed: "Deine Meldung ist geschlossen",
rejected: "Wir haben nichts unternommen",
},
appeals: {
upheld: "Wir haben noch einmal geprüft und bleiben bei unserer Entscheidung.",
"partly-reversed": "Wir haben noch einmal geprüft und unsere Entscheidung teilweise geändert.",
reversed: "Wir haben noch einmal geprüft und unsere Entscheidung aufgehoben.",
},
shorter: ({ until }: { until: string | number }) => `Die Sperre ist jetzt kürzer: Sie hat am ${formatSiteDate(until)} geendet.`,
reversed: ({ date }: { date: string | number }) => `Am ${date} haben wir diese Entscheidung aufgehoben.`,
facts: {
until: "Bis",
reason: "Begründung",
terms: "Unsere Nutzungsbedingungen",
law: "Rechtsgrundlage",
reference: "Meldung",
answer: "Unsere Antwort",
how: "Wie wir entschieden haben",
},
list: {
title: "Entscheidungen",
open: "Deine Entscheidungen",
about: "Was unser Team über dich und deine Meldungen entschieden hat. Öffne eine Entscheidung, um die Begründung zu lesen.",
loading: "Entscheidungen werden geladen …",
failed: "Entscheidungen konnten nicht geladen werden",
again: "Neu laden",
more: "Mehr anzeigen",
aboutYou: "Über dich",
noneAboutYou: "Wir haben nichts über dich entschieden.",
aboutReports: "Über deine Meldungen",
noneAboutReports: "Wir haben noch über keine deiner Meldungen entschieden.",
contested: "Du hast Beschwerde eingelegt. Wir schreiben dir.",
until: ({ date }: { date: string | number }) => `Du kannst sie bis zum ${date} anfechten`,
},
forGood: "Dauerhaft",
how: ({ noticed, automated }: { noticed: boolean; automated: boolean }) => `${noticed ? `Ein Mitglied hat das gemeldet` : `Unserem Team ist das aufgefallen`}, und ${automated ? `Software hat uns beim Entscheiden geholfen.` : `jemand aus unserem Team hat entschieden.`}`,
contest: {
title: "Lagen wir falsch?",
about: ({ date }: { date: string | number }) => `Du kannst diese Entscheidung bis zum ${date} einmal anfechten. Dann prüft eine Person, die nicht daran beteiligt war, noch einmal, sofern es in unserem Team eine gibt.`,
label: "Was sollten wir wissen?",
yours: "Was du geschrieben hast",
answer: "Unsere Antwort",
button: "Entscheidung anfechten",
working: "Wird gesendet …",
sent: ({ date }: { date: string | number }) => `Am ${date} hast du Beschwerde eingelegt. Wir schreiben dir.`,
elsewhere: "Du kannst dich außerdem jederzeit an eine außergerichtliche Streitbeilegungsstelle oder an ein Gericht wenden.",
},
};
