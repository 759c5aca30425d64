import { formatDateTime } from '@kindred/contract/texts/de/format-date-time';
import type { PlanId } from '@kindred/contract/premium/plans';
import { confirmWithdrawal, withdrawHere } from '@kindred/contract/texts/de/withdrawal-words';
import type { Translated } from '@kindred/contract/texts/translated';
import { config } from '../../lib/calls/config.ts';
import { formatDate, formatSiteDate } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/withdrawal.ts';

/** A day is the same for every reader, wherever they are. */
const formatDay = (day: string) => formatDate(day, { timeZone: 'UTC' });

export const messages: Translated<typeof en> = {
  title: 'Vertrag widerrufen',
  here: withdrawHere,
  confirm: confirmWithdrawal,
  sending: 'Wird widerrufen …',
  back: 'Dein Premium',
  loading: 'Wird geladen …',
  failed: 'Das konnte nicht geladen werden',
  again: 'Neu laden',
  inAccount: 'In deinem Konto widerrufen',
  until: (day: string) => `Du kannst bis zum ${formatDay(day)} ohne Angabe von Gründen widerrufen.`,
  about:
    'Du widerrufst den unten genannten Vertrag. Er endet sofort, und Premium mit ihm. Die Eingangsbestätigung geht an die E-Mail-Adresse deines Kontos.',
  none: 'Es gibt keinen Vertrag, den du widerrufen kannst',
  noneAbout:
    'Widerrufen kannst du innerhalb von 14 Tagen, nachdem du Premium bekommen hast. Später kannst du weiterhin kündigen.',
  which: 'Vertrag',
  contract: (plan: PlanId, date: string) => `${plans[plan]}, seit ${formatSiteDate(date)}`,
  amounts: 'Was du zurückbekommst',
  price: 'Du hast bezahlt',
  earlier: 'Vor dem Wechsel deines Abos',
  used: 'Für die genutzte Zeit',
  returned: 'Schon früher erstattet',
  toCard: 'Zurück auf deine Karte',
  toCredit: 'Wieder als Guthaben',
  agreed:
    'Du hast verlangt, dass wir sofort beginnen, und zugestimmt, die genutzte Zeit zu bezahlen.',
  notAgreed:
    'Du hast nicht zugestimmt, die genutzte Zeit zu bezahlen, deshalb bekommst du alles zurück.',
  name: 'Dein Name',
  done: 'Du hast den Vertrag widerrufen',
  doneAt: (at: string) =>
    `Dein Widerruf ist am ${formatDateTime(at, config.timeZone)}\u00a0Uhr bei uns eingegangen. Die Eingangsbestätigung ist per E-Mail unterwegs zu dir.`,
  doneBack: (amount: string) =>
    `Wir erstatten dir ${amount} auf deine Karte. Das dauert 5 bis 10 Tage.`,
  doneCredit: (amount: string) => `${amount} sind wieder Guthaben.`,
  doneNothing: 'Es wurde nichts abgebucht, deshalb gibt es nichts zurückzuzahlen.',
};

const plans: Record<PlanId, string> = {
  monthly: 'Monatsabo',
  quarterly: 'Quartalsabo',
  annual: 'Jahresabo',
};
