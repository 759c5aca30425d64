import type { premiumMails } from '../../../premium/mails.ts';
import type { PlanId } from '../../../premium/plans.ts';
import type { LetterPart, MailContext, MailDataOf, MailTexts } from '../../../mails.ts';
import { priceTexts } from './premium-prices.ts';
import { endTexts } from './premium-ends.ts';
import { withdrawalTexts } from './premium-withdrawal.ts';
import { formatDate as date } from '../format-date.ts';
import { money, planNames, reason } from './premium-words.ts';
import { withdrawHere } from '../withdrawal-words.ts';

const every: Record<PlanId, string> = {
  monthly: 'co miesiąc',
  quarterly: 'co 3 miesiące',
  annual: 'co rok',
};

const afterTrial = ({
  plan,
  coupon,
  ...price
}: MailDataOf<(typeof premiumMails)['trial-ending']>) =>
  `Potem zacznie się Twój plan ${planNames[plan]}: ${money(price)} ${every[plan]}${coupon ? `, przy pierwszej płatności minus kupon ${coupon}` : ''}. Jeśli wcześniej zrezygnujesz, nic nie zapłacisz.`;

const nothingCharged = 'Nic nie pobraliśmy, bo kupon lub saldo pokrywa pierwszą płatność.';

const updateCard = (until: string | null) =>
  until ? 'Zaktualizuj kartę, żeby zachować premium.' : 'Zaktualizuj kartę, żeby odzyskać premium.';

type Withdrawal = MailDataOf<(typeof premiumMails)['premium-started']>['withdrawal'];

const rightToWithdraw = (
  { token, lastDay }: Withdrawal,
  link: MailContext['link'],
): readonly LetterPart[] => [
  {
    text: `Możesz odstąpić od tej umowy do końca dnia ${date(lastDay)}, bez podania przyczyny. Nie trzeba się do tego logować.`,
  },
  { label: withdrawHere, href: link.withdraw(token) },
];

const unpaid = (isFirst: boolean) =>
  `${isFirst ? 'Twoja pierwsza płatność' : 'Ostatnia płatność'} nie przeszła`;

export const premium: MailTexts<typeof premiumMails> = {
  'premium-started': ({ paid, plan, until, withdrawal, ...price }, { brand, link }) => ({
    subject: `Masz premium w serwisie ${brand}`,
    preview: `Twój plan ${planNames[plan]} już działa.`,
    title: 'Masz premium',
    parts: [
      {
        text: `${
          paid > 0
            ? `Otrzymaliśmy Twoją płatność: ${money({ ...price, amount: paid })} za plan ${planNames[plan]}.`
            : `Twój plan ${planNames[plan]} już działa. ${nothingCharged}`
        } Odnowi się ${date(until)} za ${money(price)}, chyba że wcześniej zrezygnujesz.`,
      },
      { label: 'Zarządzaj premium', href: link.premium },
      { note: 'Możesz tam pobrać swoje faktury.' },
      ...rightToWithdraw(withdrawal, link),
    ],
    reason: reason(brand),
  }),
  'trial-started': ({ withdrawal, ...trial }, { brand, link }) => ({
    subject: `${brand}: Twój bezpłatny okres próbny już działa`,
    preview: `Bezpłatnie do ${date(trial.until)}.`,
    title: 'Twój bezpłatny okres próbny już działa',
    parts: [
      { text: `Premium jest bezpłatne do ${date(trial.until)}. ${afterTrial(trial)}` },
      { label: 'Zarządzaj premium', href: link.premium },
      ...rightToWithdraw(withdrawal, link),
    ],
    reason: reason(brand),
  }),
  'payment-failed': ({ until, next, ...due }, { brand, link }) => ({
    subject: `${brand}: Twoja płatność nie przeszła`,
    preview: updateCard(until),
    title: 'Twoja płatność nie przeszła',
    parts: [
      {
        text: `Nie udało nam się pobrać ${money(due)} z Twojej karty.${until ? ` Masz premium do ${date(until)}.` : ''}`,
      },
      { text: updateCard(until) },
      ...(next ? [{ text: `Spróbujemy ponownie ${date(next)}.` }] : []),
      { label: 'Zaktualizuj kartę', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'premium-unpaid': ({ isFirst }, { brand, link }) => ({
    subject: `${brand}: Twoje premium się skończyło`,
    preview: `${unpaid(isFirst)}.`,
    title: 'Twoje premium się skończyło',
    parts: [
      {
        text: `${unpaid(isFirst)}, więc Twoje premium się skończyło. ${isFirst ? 'Nic nie pobraliśmy' : 'Nic więcej nie pobierzemy'}. Twój profil zostaje z całą zawartością.`,
      },
      { label: 'Wróć do premium', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'trial-ending': (trial, { brand, link }) => ({
    subject: `${brand}: Twój bezpłatny okres próbny niedługo się skończy`,
    preview: `Kończy się ${date(trial.until)}.`,
    title: 'Twój bezpłatny okres próbny niedługo się skończy',
    parts: [
      {
        text: `Twój bezpłatny okres próbny kończy się ${date(trial.until)}. ${afterTrial(trial)}`,
      },
      { label: 'Zarządzaj premium', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'trial-paid': ({ paid, plan, until, ...price }, { brand, link }) => ({
    subject: `${brand}: ${paid > 0 ? 'Twoja pierwsza płatność' : 'Twój plan już działa'}`,
    preview: `Twój plan ${planNames[plan]} już działa.`,
    title: paid > 0 ? 'Twoja pierwsza płatność' : 'Twój plan już działa',
    parts: [
      {
        text: `Bezpłatny okres próbny się skończył. ${
          paid > 0
            ? `Otrzymaliśmy Twoją płatność: ${money({ ...price, amount: paid })} za plan ${planNames[plan]}.`
            : `Twój plan ${planNames[plan]} już działa. ${nothingCharged}`
        } Odnowi się ${date(until)} za ${money(price)}, chyba że wcześniej zrezygnujesz.`,
      },
      { label: 'Zarządzaj premium', href: link.premium },
      { note: 'Możesz tam pobrać swoje faktury.' },
    ],
    reason: reason(brand),
  }),
  'plan-changes': ({ from, to, at, ...price }, { brand, link }) => ({
    subject: `${brand}: Twój plan zmieni się ${date(at)}`,
    preview: `Do tego czasu masz plan ${planNames[from]}.`,
    title: `Twój plan zmieni się ${date(at)}`,
    parts: [
      {
        text: `Masz plan ${planNames[from]} do ${date(at)}. Potem zacznie się plan ${planNames[to]} za ${money(price)}, minus środki z salda. Wcześniej nic nie pobierzemy.`,
      },
      { label: 'Zarządzaj premium', href: link.premium },
      {
        note: `Jeśli zmienisz zdanie, do tego czasu możesz tam zachować plan ${planNames[from]}.`,
      },
    ],
    reason: reason(brand),
  }),
  'plan-changed': ({ plan, until, due, ...price }, { brand, link }) => ({
    subject: `${brand}: Twój plan został zmieniony`,
    preview: `Masz teraz plan ${planNames[plan]}.`,
    title: 'Twój plan został zmieniony',
    parts: [
      {
        text: `Masz teraz plan ${planNames[plan]}. ${
          due
            ? `Pierwszą płatność (${money(price)}, minus środki z salda) pobierzemy ${date(due)}. Plan odnowi się ${date(until)} za ${money(price)}`
            : `Następną płatność (${money(price)}, minus środki z salda lub kupon) pobierzemy ${date(until)}`
        }, chyba że wcześniej zrezygnujesz.`,
      },
      { label: 'Zarządzaj premium', href: link.premium },
      { note: 'Możesz tam pobrać swoje faktury.' },
    ],
    reason: reason(brand),
  }),
  'renewal-reminder': ({ plan, at, since, ...price }, { brand, link }) => ({
    subject: `${brand}: Twoje premium odnawia się automatycznie`,
    preview: `Następna płatność: ${money(price)}, ${date(at)}.`,
    title: 'Twoje premium odnawia się automatycznie',
    parts: [
      {
        text: `Masz premium od ${date(since)}. Następną płatność za plan ${planNames[plan]} pobierzemy ${date(at)}: ${money(price)}, minus środki z salda lub kupon. Potem płatność powtarza się ${every[plan]}, dopóki nie zrezygnujesz.`,
      },
      {
        text: `Możesz zrezygnować w każdej chwili, bez podania przyczyny. Jeśli zrezygnujesz przed ${date(at)}, nic więcej nie zapłacisz, a premium zostanie z Tobą do tego dnia.`,
      },
      { label: 'Zrezygnuj z premium', href: link.managePremium },
      {
        note: 'Przypominamy o tym raz w roku, niezależnie od Twoich ustawień e-maili, żeby nikt nie płacił za coś, o czym zapomniał.',
      },
    ],
    reason: reason(brand),
  }),
  ...priceTexts,
  ...endTexts,
  ...withdrawalTexts,
};
