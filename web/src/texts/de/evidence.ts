// Made from texts/de/evidence.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/de/plural';

export const messages = {
loading: "Belege werden geladen …",
failed: "Belege konnten nicht geladen werden",
again: "Neu laden",
titles: {
profile: "Momentaufnahme des Profils",
photo: "Gemeldetes Foto",
message: "Gemeldete Nachricht",
},
chatWith: ({ name }: { name: string | number }) => `Chat mit ${name}`,
messages: ({ count }: { count: number }) => `${plural(count, { one: `1 Nachricht`, other: `${formatNumber(count)} Nachrichten` })}`,
earlier: ({ count }: { count: number }) => `${plural(count, { one: `1 frühere Nachricht anzeigen`, other: `${formatNumber(count)} frühere Nachrichten anzeigen` })}`,
taken: ({ when }: { when: string | number }) => `Gesichert: ${when}`,
from: {
reporter: "Meldende Person",
reported: "Gemeldetes Mitglied",
},
reported: "Gemeldet",
sentPhoto: "Foto",
edited: "bearbeitet",
deletedMessage: "Vor der Meldung gelöscht",
photo: ({ number }: { number: string | number }) => `Foto ${number}, groß`,
coveredNude: "Vermutlich ein Nacktbild, verschwommen. Anzeigen",
covered: ({ number }: { number: string | number }) => `Foto ${number}, unscharf. Alle Fotos zeigen`,
closed: ({ number }: { number: string | number }) => `Foto ${number}, verborgen, bis der Fall eskaliert ist`,
show: "Zeigen",
escalateFirst: "Erst eskalieren",
unloaded: "Konnte nicht geladen werden",
related: "Verwandte Meldungen",
};
