// Made from texts/de/claim-dialog.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/de/plural';

export const messages = {
title: ({ decision }: { decision: string | number }) => `${decision}: was damit endet`,
ends: {
minor: "Niemand prüft mehr, ob jemand unter 18 ist.",
life: "Niemand prüft mehr, ob jemand in Sicherheit ist.",
violence: "Niemand geht der Drohung oder Gewalt mehr nach.",
"intimate-picture": "Die Frist des Antrags läuft nicht mehr. Ein Bild, das dafür verborgen war, wird wieder gezeigt, außer diese Entscheidung entfernt es.",
},
stays: ({ name }: { name: string | number }) => `Das Konto von ${name} bleibt, wie es ist.`,
returns: ({ name, days }: { name: string | number; days: number }) => `${plural(days, { one: `${name} kann nach 1 Tag zurückkommen.`, other: `${name} kann nach ${formatNumber(days)} Tagen zurückkommen.` })}`,
closed: ({ name }: { name: string | number }) => `${name} kann nicht zurückkommen, außer eine Beschwerde hat Erfolg.`,
evidence: "Die Meldungen verlassen die Warteschlange. Ihre Belege werden mit ihnen gelöscht, wenn ihre Aufbewahrung endet.",
reads: ({ reporters }: { reporters: number }) => `${plural(reporters, { one: `Die meldende Person liest:`, other: `${formatNumber(reporters)} meldende Personen lesen:` })}`,
outcomeOnly: "Die meldenden Personen erfahren nur das Ergebnis.",
noOne: "Es gibt niemanden, dem du antworten kannst.",
locked: "Die Belege zeigen vielleicht ein Kind und sind verborgen, bis der Fall eskaliert ist. Eskaliere ihn zuerst.",
confirm: "Ich habe die Belege angesehen, und das ist meine Entscheidung.",
cancel: "Abbrechen",
};
