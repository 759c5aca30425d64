import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/saved-searches.ts';

export const messages: Translated<typeof en> = {
  title: 'Gespeicherte Suchen',
  loading: 'Deine Suchen werden geladen …',
  failed: 'Das konnte nicht geladen werden',
  again: 'Neu laden',
  close: 'Schließen',
  cancel: 'Abbrechen',
  button: (count: number) => (count > 0 ? `Gespeicherte Suchen (${count})` : 'Gespeicherte Suchen'),
  none: 'Noch keine gespeicherten Suchen',
  noneAbout:
    'Setze Filter und speichere sie hier. Wir können dir Bescheid geben, wenn neue Personen dazu passen.',
  list: 'Deine gespeicherten Suchen',
  open: (name: string) => `Personen zu „${name}“ anzeigen`,
  alerts: (name: string) => `Benachrichtigungen zu „${name}“`,
  rename: (name: string) => `„${name}“ umbenennen`,
  newName: (name: string) => `Neuer Name für „${name}“`,
  saveName: 'Name speichern',
  delete: (name: string) => `„${name}“ löschen`,
  alertsOn: 'Benachrichtigungen ein',
  alertsOff: 'Benachrichtigungen aus',
  locked:
    'Nur mit Premium: Diese Suche hat Filter, die bei dir nicht mehr dabei sind. Du wirst dazu nicht benachrichtigt.',
  saveTitle: 'Diese Suche speichern',
  saveAbout:
    'Gespeichert werden die Filter und die Reihenfolge, die du gerade siehst. Du kannst bis zu 10 speichern.',
  name: 'Name',
  notifyMe: 'Bei neuen Personen benachrichtigen, höchstens einmal am Tag',
  save: 'Suche speichern',
};
