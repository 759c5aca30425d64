import { plural } from '@kindred/contract/texts/de/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/evidence.ts';

export const messages: Translated<typeof en> = {
  loading: 'Belege werden geladen …',
  failed: 'Belege konnten nicht geladen werden',
  again: 'Neu laden',
  titles: {
    profile: 'Momentaufnahme des Profils',
    photo: 'Gemeldetes Foto',
    message: 'Gemeldete Nachricht',
  },
  chatWith: (name: string) => `Chat mit ${name}`,
  messages: (count: number) =>
    plural(count, { one: '1 Nachricht', other: `${formatNumber(count)} Nachrichten` }),
  earlier: (count: number) =>
    plural(count, {
      one: '1 frühere Nachricht anzeigen',
      other: `${formatNumber(count)} frühere Nachrichten anzeigen`,
    }),
  taken: (when: string) => `Gesichert: ${when}`,
  from: { reporter: 'Meldende Person', reported: 'Gemeldetes Mitglied' },
  reported: 'Gemeldet',
  sentPhoto: 'Foto',
  edited: 'bearbeitet',
  deletedMessage: 'Vor der Meldung gelöscht',
  photo: (number: number) => `Foto ${number}, groß`,
  coveredNude: 'Vermutlich ein Nacktbild, verschwommen. Anzeigen',
  covered: (number: number) => `Foto ${number}, unscharf. Alle Fotos zeigen`,
  closed: (number: number) => `Foto ${number}, verborgen, bis der Fall eskaliert ist`,
  show: 'Zeigen',
  escalateFirst: 'Erst eskalieren',
  unloaded: 'Konnte nicht geladen werden',
  related: 'Verwandte Meldungen',
};
