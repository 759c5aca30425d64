import { decisionTexts } from '@kindred/contract/texts/de/decisions';
import type { Translated } from '@kindred/contract/texts/translated';
import type { Appeal, AppealState } from '@kindred/contract/desk/appeals';
import type { AppealOutcome } from '@kindred/contract/desk/outcomes';
import type { DecisionAction } from '@kindred/contract/desk/sanctions';
import { formatDate, formatNumber, formatSiteDate } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/appeals.ts';

const states: Record<AppealState, string> = {
  waiting: 'Offen',
  upheld: 'Bestätigt',
  'partly-reversed': 'Teilweise aufgehoben',
  reversed: 'Aufgehoben',
  changed: 'Ganz oder teilweise aufgehoben',
  all: 'Alle',
};

const outcomes: Record<AppealOutcome, string> = {
  upheld: 'Bestätigen',
  'partly-reversed': 'Teilweise aufheben',
  reversed: 'Aufheben',
};

const submit: Record<AppealOutcome, string> = {
  upheld: 'Entscheidung bestätigen',
  'partly-reversed': 'Teilweise aufheben',
  reversed: 'Entscheidung aufheben',
};

function effect(
  party: Appeal['party'],
  outcome: AppealOutcome,
  /** The new end of a suspension or ban; null if there is none, or it isn't known yet. */
  until: { readonly at: Date | null } | null,
) {
  if (outcome === 'upheld') return 'Die Entscheidung bleibt, wie sie ist.';
  if (party === 'reporter')
    return 'Die Meldung wird wieder geöffnet und kommt zurück in die Warteschlange.';
  if (outcome === 'reversed')
    return 'Alles, was die Entscheidung bewirkt hat, wird rückgängig gemacht, und sie zählt nicht mehr als Verstoß. Falls sie die Verlängerung von Premium ausgeschaltet hat, wird diese wieder eingeschaltet. In der E-Mail steht, was wieder da ist.';
  if (!until)
    return 'Die Entscheidung zählt nicht mehr als Verstoß. Alles andere daran bleibt bestehen.';
  const { at } = until;
  if (!at)
    return 'Das Konto wird früher wieder geöffnet. Die Entscheidung zählt weiter als Verstoß.';
  return at <= new Date()
    ? 'Das Konto wird jetzt wieder geöffnet, und die Entscheidung zählt weiter als Verstoß. Falls sie die Verlängerung von Premium ausgeschaltet hat, wird diese wieder eingeschaltet. Das steht auch in der E-Mail.'
    : `Das Konto wird am ${formatSiteDate(at.toISOString())} wieder geöffnet, wie es auch in der E-Mail steht, und die Entscheidung zählt weiter als Verstoß. An der Verlängerung von Premium ändert sich nichts.`;
}

export const messages: Translated<typeof en> = {
  title: 'Beschwerden',
  about: 'Über Beschwerden gegen deine eigenen Entscheidungen kannst du nicht entscheiden.',
  show: 'Anzeigen',
  loading: 'Beschwerden werden geladen …',
  failed: 'Beschwerden konnten nicht geladen werden',
  again: 'Neu laden',
  noneWaiting: 'Keine offenen Beschwerden.',
  none: 'Keine Beschwerden mit diesem Ergebnis.',
  more: 'Mehr anzeigen',
  states,
  counted: (state: AppealState, count: number) =>
    count > 0 ? `${states[state]} ${formatNumber(count)}` : states[state],
  outcomes,
  submit,
  effect,
  unnamed: 'Person ohne Namen',
  colleague: 'Ehemaliges Teammitglied',
  heading: (name: string, party: Appeal['party'], action: DecisionAction) =>
    party === 'reporter'
      ? `${name}: Beschwerde gegen die Abweisung der eigenen Meldung`
      : `${name}: Beschwerde gegen ${decisionTexts[action].noun}`,
  decided: (name: string, at: string) => `${name}, ${formatDate(at, { timeStyle: 'short' })}`,
  answered: (name: string, at: string | null) => `${name}${at ? `, ${formatDate(at)}` : ''}:`,
  facts: {
    decided: 'Entschieden von',
    until: 'Bis',
    reason: 'Begründung',
    written: 'Ursprünglicher Text',
    ground: 'Grundlage',
    note: 'Notiz für das Team',
    report: 'Meldung',
    reversed: 'Aufgehoben am',
  },
  waitsFor: {
    colleague:
      'Du hast diese Entscheidung getroffen, deshalb entscheidet jemand anderes über die Beschwerde.',
    administrator:
      'Es geht um jemanden aus dem Team, deshalb entscheidet die Administration über die Beschwerde.',
  },
  openPerson: 'Konto ansehen',
  openPersonOf: (name: string) => `Konto ansehen: ${name}`,
  openCase: 'Fall öffnen',
  openCaseOf: (reference: string) => `Fall öffnen: #${reference}`,
  decide: 'Entscheiden',
  decideOf: (name: string) => `Über die Beschwerde entscheiden: ${name}`,
  outcome: 'Ergebnis',
  days: 'Tage insgesamt, ab der ersten Entscheidung',
  answer: 'Antwort',
  answerAbout: 'Die Person liest diesen Text. Schreib, was du geprüft hast und warum.',
  answerMissing: 'Schreib eine Antwort',
  cancel: 'Abbrechen',
};
