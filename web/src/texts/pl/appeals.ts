import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/appeals.ts';
import { decisionTexts } from '@kindred/contract/texts/pl/decisions';
import type { Appeal, AppealState } from '@kindred/contract/desk/appeals';
import type { AppealOutcome } from '@kindred/contract/desk/outcomes';
import type { DecisionAction } from '@kindred/contract/desk/sanctions';
import { formatDate, formatNumber, formatSiteDate } from '../../lib/formats/formats.ts';

const states: Record<AppealState, string> = {
  waiting: 'Oczekujące',
  upheld: 'Decyzja utrzymana',
  'partly-reversed': 'Decyzja częściowo uchylona',
  reversed: 'Decyzja uchylona',
  changed: 'Decyzja uchylona w całości lub części',
  all: 'Wszystkie',
};

const outcomes: Record<AppealOutcome, string> = {
  upheld: 'Utrzymaj',
  'partly-reversed': 'Uchyl częściowo',
  reversed: 'Uchyl',
};

const submit: Record<AppealOutcome, string> = {
  upheld: 'Utrzymaj decyzję',
  'partly-reversed': 'Uchyl częściowo',
  reversed: 'Uchyl decyzję',
};

function effect(
  party: Appeal['party'],
  outcome: AppealOutcome,
  /** The new end of a suspension or ban; null if there is none, or it isn't known yet. */
  until: { readonly at: Date | null } | null,
) {
  if (outcome === 'upheld') return 'Decyzja zostaje bez zmian.';
  if (party === 'reporter') return 'Zgłoszenie jest znów otwarte i wraca do kolejki.';
  if (outcome === 'reversed')
    return 'Wszystkie skutki decyzji są cofnięte, a jej punkt karny już się nie liczy. Jeśli wyłączyła odnawianie premium, jest ono znów włączone. W e-mailu piszemy, co wraca.';
  if (!until) return 'Punkt karny już się nie liczy. Reszta decyzji zostaje.';
  const { at } = until;
  if (!at) return 'Konto otworzy się wcześniej. Punkt karny nadal się liczy.';
  return at <= new Date()
    ? 'Konto otwiera się teraz, a punkt karny nadal się liczy. Jeśli decyzja wyłączyła odnawianie premium, jest ono znów włączone. Piszemy o tym w e-mailu.'
    : `Konto otworzy się ${formatSiteDate(at.toISOString(), { dateStyle: 'long' })}. Tę datę podajemy w e-mailu. Punkt karny nadal się liczy. Odnawianie premium zostaje bez zmian.`;
}

export const messages: Translated<typeof en> = {
  title: 'Odwołania',
  about: 'Nie możesz rozpatrzyć odwołania od własnej decyzji.',
  show: 'Pokaż',
  loading: 'Wczytywanie odwołań…',
  failed: 'Nie udało się wczytać odwołań',
  again: 'Spróbuj ponownie',
  noneWaiting: 'Żadne odwołanie nie czeka.',
  none: 'Brak odwołań z tym wynikiem.',
  more: 'Pokaż więcej',
  states,
  counted: (state: AppealState, count: number) =>
    count > 0 ? `${states[state]} ${formatNumber(count)}` : states[state],
  outcomes,
  submit,
  effect,
  unnamed: 'Ktoś bez imienia',
  colleague: 'Ktoś, kto odszedł z zespołu',
  heading: (name: string, party: Appeal['party'], action: DecisionAction) =>
    party === 'reporter'
      ? `${name} kwestionuje oddalenie swojego zgłoszenia`
      : `${name} kwestionuje: ${decisionTexts[action].noun}`,
  decided: (name: string, at: string) => `${name}, ${formatDate(at, { timeStyle: 'short' })}`,
  answered: (name: string, at: string | null) => `${name}${at ? `, ${formatDate(at)}` : ''}:`,
  facts: {
    decided: 'Decyzja',
    until: 'Do',
    reason: 'Powód',
    written: 'Tekst napisany przez moderację',
    ground: 'Podstawa',
    note: 'Notatka dla zespołu',
    report: 'Zgłoszenie',
    reversed: 'Uchylona',
  },
  waitsFor: {
    colleague: 'To twoja decyzja, więc odwołanie rozpatruje ktoś inny z zespołu.',
    administrator: 'Chodzi o osobę z zespołu, więc odwołanie rozpatruje administracja.',
  },
  openPerson: 'Zobacz konto',
  openPersonOf: (name: string) => `Zobacz konto: ${name}`,
  openCase: 'Otwórz sprawę',
  openCaseOf: (reference: string) => `Otwórz sprawę #${reference}`,
  decide: 'Rozpatrz',
  decideOf: (name: string) => `Rozpatrz odwołanie: ${name}`,
  outcome: 'Wynik',
  days: 'Łączna liczba dni, od pierwszej decyzji',
  answer: 'Odpowiedź',
  answerAbout: 'Ta osoba przeczyta ten tekst. Napisz, co i dlaczego zostało sprawdzone.',
  answerMissing: 'Napisz odpowiedź',
  cancel: 'Anuluj',
};
