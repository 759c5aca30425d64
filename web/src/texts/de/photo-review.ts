// Made from texts/de/photo-review.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/de/plural';

export const messages = {
title: "Fotoprüfung",
loading: "Fotos werden geladen …",
failed: "Fotos konnten nicht geladen werden",
again: "Neu laden",
left: ({ count }: { count: number }) => `${plural(count, { one: `1 Foto zu prüfen`, other: `${formatNumber(count)} Fotos zu prüfen` })}`,
none: "Alles erledigt",
noneAbout: "Neue Fotos erscheinen hier von selbst.",
toReports: "Offene Meldungen ansehen",
rules: "Warum Fotos abgelehnt werden",
ruleColumns: ["Grund", "Was das Mitglied liest"],
others: "Die übrigen Fotos prüft gerade jemand anderes im Team.",
strip: "Fotos in Prüfung",
nth: ({ number }: { number: string | number }) => `Foto ${number}`,
photo: ({ name }: { name: string | number }) => `Foto: ${name}`,
othersOf: "Freigegebene Fotos der Person",
other: ({ number, name }: { number: string | number; name: string | number }) => `Freigegebenes Foto ${number}: ${name}`,
noOthers: "Noch keine.",
unloaded: "Dieses Foto konnte nicht geladen werden.",
aMember: "ein Mitglied",
who: ({ age, name }: { age: null | string | number; name: string | number }) => `${age === null ? `${name}` : `${name}, ${age}`}`,
main: "Hauptfoto",
more: "Weiteres Foto",
added: ({ when }: { when: string | number }) => `Hinzugefügt: ${when}`,
approve: "Freigeben",
reject: "Ablehnungsgrund",
rejectStart: "Ablehnen",
close: "Schließen",
approved: ({ name }: { name: string | number }) => `Foto freigegeben: ${name}.`,
rejected: ({ name }: { name: string | number }) => `Foto abgelehnt: ${name}.`,
undo: "Rückgängig",
keys: "Tastenkürzel",
keyHints: [["J, K", "Nächstes, vorheriges"], ["U", "Rückgängig"]],
};
