import type { StepFault } from '@kindred/contract/desk/ladder-rules';
import { decisionTexts, timedTexts } from '@kindred/contract/texts/de/decisions';
import { plural } from '@kindred/contract/texts/de/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/ladder.ts';

const faults: Record<StepFault, string> = {
  first: 'Die erste Stufe gilt für 0 Verstöße.',
  order: 'Gib mehr ein als in der Stufe darüber.',
  days: 'Gib die Zahl der Tage ein.',
  milder: 'Nie milder als die Stufe darüber.',
};

const days = (number: number) =>
  `${formatNumber(number)} ${plural(number, { one: 'Tag', other: 'Tage' })}`;

export const messages: Translated<typeof en> = {
  title: 'Stufenplan',
  about:
    'Was je nach Zahl der Verstöße eines Mitglieds vorgeschlagen wird. Die Moderation kann immer anders entscheiden.',
  loading: 'Stufenplan wird geladen …',
  failed: 'Der Stufenplan konnte nicht geladen werden',
  again: 'Neu laden',
  length: 'Wie lange ein Verstoß zählt',
  lengthAbout:
    'Jede Entscheidung gegen ein Mitglied zählt als Verstoß, bis sie rückgängig gemacht oder aufgehoben wird.',
  lengthField: 'Tage',
  lengthText: (number: number) => `Ein Verstoß zählt ${days(number)} lang.`,
  usual: 'Übliche Stufen',
  ofType: (type: string) => `Stufen für „${type}“`,
  columns: ['Verstöße', 'Übliche Entscheidung', 'Dauer in Tagen', 'Aktionen'],
  readColumns: ['Verstöße', 'Übliche Entscheidung'],
  decisions: decisionTexts,
  timed: timedTexts,
  daysOf: days,
  range: (from: number, to: number | null) =>
    to === null
      ? `${formatNumber(from)} oder mehr`
      : from === to
        ? formatNumber(from)
        : `${formatNumber(from)} bis ${formatNumber(to)}`,
  fieldOf: (name: string, number: number, table: string) => `${table}, Stufe ${number}: ${name}`,
  addStep: 'Stufe hinzufügen',
  addStepTo: (table: string) => `${table}: Stufe hinzufügen`,
  remove: 'Entfernen',
  removeStep: (number: number, table: string) => `${table}: Stufe ${number} entfernen`,
  removeSteps: 'Stufen entfernen',
  removeStepsOf: (type: string) => `Stufen entfernen: ${type}`,
  types: 'Eigene Stufen für eine Problemart',
  typesAbout:
    'Sie ersetzen die üblichen Stufen in Fällen dieser Art. Bei einem Fall mit mehreren Arten wird die strengste Stufe vorgeschlagen.',
  type: 'Problemart',
  addType: 'Stufen für diese Art hinzufügen',
  faults,
  bounds: (least: number, most: number) =>
    `Gib eine Zahl von ${formatNumber(least)} bis ${formatNumber(most)} ein.`,
  stale:
    'Jemand aus dem Team hat den Stufenplan geändert. Wenn du jetzt speicherst, ersetzt du diese Änderungen.',
  showTheirs: 'Diese Änderungen zeigen',
  unsaved: 'Nicht gespeicherte Änderungen',
  unchanged: 'Alles gespeichert',
  discard: 'Änderungen verwerfen',
  leaveTitle: 'Ohne Speichern verlassen?',
  leaveAbout: 'Deine Änderungen am Stufenplan sind nicht gespeichert und gehen verloren.',
  stay: 'Weiter bearbeiten',
  close: 'Schließen',
  leave: 'Ohne Speichern verlassen',
  save: 'Stufenplan speichern',
  saved: 'Stufenplan gespeichert.',
};
