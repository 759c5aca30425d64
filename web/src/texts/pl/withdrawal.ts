import { formatDateTime } from '@kindred/contract/texts/pl/format-date-time';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/withdrawal.ts';
import { confirmWithdrawal, withdrawHere } from '@kindred/contract/texts/pl/withdrawal-words';
import type { PlanId } from '@kindred/contract/premium/plans';
import { config } from '../../lib/calls/config.ts';
import { formatDate, formatSiteDate } from '../../lib/formats/formats.ts';

/** A day is the same for every reader, wherever they are. */
const formatDay = (day: string) => formatDate(day, { dateStyle: 'long', timeZone: 'UTC' });

export const messages: Translated<typeof en> = {
  title: 'Odstąp od umowy',
  here: withdrawHere,
  confirm: confirmWithdrawal,
  sending: 'Wysyłanie oświadczenia…',
  back: 'Twoje premium',
  loading: 'Wczytywanie…',
  failed: 'Nie udało się tego wczytać',
  again: 'Spróbuj ponownie',
  inAccount: 'Odstąp na swoim koncie',
  until: (day: string) => `Do ${formatDay(day)} możesz odstąpić od umowy bez podania przyczyny.`,
  about:
    'Odstępujesz od poniższej umowy. Umowa i premium kończą się od razu, a potwierdzenie wyślemy na adres e-mail twojego konta.',
  none: 'Nie ma umowy, od której możesz odstąpić',
  noneAbout:
    'Od umowy możesz odstąpić w ciągu 14 dni od uzyskania premium. Później nadal możesz zrezygnować.',
  which: 'Umowa',
  contract: (plan: PlanId, date: string) =>
    `${plans[plan]}, od ${formatSiteDate(date, { dateStyle: 'long' })}`,
  amounts: 'Co wraca do ciebie',
  price: 'Cena',
  earlier: 'Przed zmianą planu',
  used: 'Za wykorzystany czas',
  returned: 'Zwrócone wcześniej',
  toCard: 'Wraca na kartę',
  toCredit: 'Wraca na saldo',
  agreed: 'Na twoje żądanie premium działa od razu i za twoją zgodą płacisz za wykorzystany czas.',
  notAgreed:
    'Nie mamy twojej zgody na zapłatę za wykorzystany czas, więc wraca do ciebie cała kwota.',
  name: 'Twoje imię i nazwisko',
  done: 'Odstąpienie od umowy przyjęte',
  doneAt: (at: string) =>
    `Otrzymaliśmy je ${formatDateTime(at, config.timeZone)}. Potwierdzenie jest w drodze na twój adres e-mail.`,
  doneBack: (amount: string) => `${amount} wraca na twoją kartę. Potrwa to od 5 do 10 dni.`,
  doneCredit: (amount: string) => `${amount} wraca na saldo.`,
  doneNothing: 'Nic nie pobraliśmy, więc nie ma nic do zwrotu.',
};

const plans: Record<PlanId, string> = {
  monthly: 'Plan miesięczny',
  quarterly: 'Plan kwartalny',
  annual: 'Plan roczny',
};
