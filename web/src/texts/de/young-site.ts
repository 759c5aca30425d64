// Made from texts/de/young-site.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages = {
title: "Du bist hier von Anfang an dabei",
about: ({ brand, wanted }: { brand: string | number; wanted: number }) => `Wo du suchst, ist ${brand} noch neu. Ab etwa ${formatNumber(wanted)} Personen kommt oft jemand Neues vorbei.`,
reached: ({ from, wanted }: { from: number; wanted: number }) => `${from === 0 ? `Die ersten von ${formatNumber(wanted)} Personen kommen gerade` : `Mindestens ${formatNumber(from)} von ${formatNumber(wanted)} Personen`}`,
invite: "Jemanden einladen",
inviteAbout: "Der Link führt zur Startseite. Er verrät nicht, von wem er ist, und wir halten es nicht fest.",
message: "Deine Nachricht",
text: ({ brand }: { brand: string | number }) => `Ich bin jetzt bei ${brand}. Da ist alles noch ganz neu, schaust du mal rein?`,
share: "Einladung teilen",
copy: "Einladung kopieren",
copied: "Kopiert. Füge sie ein, wo du magst.",
failed: "Das ließ sich nicht kopieren. Markiere Text und Link und kopiere sie selbst.",
tell: "Gib mir Bescheid, wenn jemand Neues passt",
isOn: "Wir geben dir Bescheid, wenn jemand Neues passt, höchstens einmal am Tag.",
stop: "Nicht mehr Bescheid geben",
searchName: "Alle, die passen",
};
