import type { premiumMails } from '../../../premium/mails.ts';
import type { Rights } from '../../../premium/rights.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDate as date } from '../format-date.ts';
import { money, nextPayment, planNames, reason } from './premium-words.ts';

const without: Record<keyof Rights, string> = {
  likesPerDay: 'masz mniej polubień dziennie',
  superlikesPerDay: 'masz mniej superlajków dziennie',
  undosPerDay: 'masz mniej cofnięć dziennie',
  seesLikes: 'nie widzisz, komu się podobasz',
  filters: 'filtrujesz tylko według wieku, odległości i płci',
  incognito: 'nie możesz korzystać z incognito',
};

/** The mails about cancellations, refunds and the end of premium. */
export const endTexts: MailTexts<
  Pick<
    typeof premiumMails,
    | 'premium-canceled'
    | 'premium-renews-again'
    | 'refunded'
    | 'refund-failed'
    | 'premium-ended'
    | 'subscription-ended'
  >
> = {
  'premium-canceled': ({ until, endsAt, isTrial }, { brand, link }) => ({
    subject: `${brand}: Twoje premium się nie odnowi`,
    preview: `Masz je do ${date(until)}.`,
    title: 'Twoje premium się nie odnowi',
    parts: [
      {
        text: isTrial
          ? `Twój bezpłatny okres próbny nie przejdzie w płatny plan. Masz premium do ${date(until)} i nic nie pobierzemy.`
          : `Twoja subskrypcja się nie odnowi. Masz premium do ${date(until)} i nic więcej nie pobierzemy.`,
      },
      { label: 'Zachowaj premium', href: link.premium },
      { note: `Jeśli zmienisz zdanie, możesz to tam cofnąć do ${date(endsAt)}.` },
    ],
    reason: reason(brand),
  }),
  'premium-renews-again': ({ plan, until, ...due }, { brand, link }) => ({
    subject: `${brand}: Twoje premium znów się odnawia`,
    preview: `Następna płatność: ${date(until)}.`,
    title: 'Twoje premium znów się odnawia',
    parts: [
      {
        text: `Rezygnacja została cofnięta. Twój plan ${planNames[plan]} odnowi się ${date(until)} za ${nextPayment(due)}, chyba że wcześniej zrezygnujesz.`,
      },
      { label: 'Zarządzaj premium', href: link.premium },
    ],
    reason: reason(brand),
  }),
  refunded: ({ credit, card, ...refund }, { brand, link }) => ({
    subject: `${brand}: zwracamy Ci ${money(refund)}`,
    preview: 'Potrwa to od 5 do 10 dni.',
    title: `Zwracamy Ci ${money(refund)}`,
    parts: [
      {
        text: `Kwota ${money(refund)} wraca na Twoją kartę${card ? ` z końcówką ${card}` : ''}. Bank pokaże ją w ciągu 5–10 dni.`,
      },
      ...(credit > 0
        ? [
            {
              text:
                credit === refund.amount
                  ? 'Całość to Twoje saldo, które w ten sposób wypłacamy.'
                  : `Z tego ${money({ ...refund, amount: credit })} to Twoje saldo, które w ten sposób wypłacamy.`,
            },
          ]
        : []),
      { label: 'Zobacz faktury', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'refund-failed': ({ credit, card, ...refund }, { brand, link }) => ({
    subject: `${brand}: zwrot ${money(refund)} nie dotarł`,
    preview: 'Odesłał go bank Twojej karty.',
    title: 'Zwrot nie dotarł',
    parts: [
      {
        text: `Bank Twojej karty${card ? ` z końcówką ${card}` : ''} odesłał zwrot w wysokości ${money(refund)}. Dzieje się tak, gdy karta jest zamknięta lub wymieniona.`,
      },
      ...(credit > 0
        ? [
            {
              text:
                credit === refund.amount
                  ? 'Cała kwota wraca na Twoje saldo i obniży kolejne płatności.'
                  : `Z tego ${money({ ...refund, amount: credit })} wraca na Twoje saldo i obniży kolejne płatności.`,
            },
          ]
        : []),
      ...(credit < refund.amount
        ? [{ text: 'Napisz do nas, a znajdziemy inny sposób wypłaty.' }]
        : []),
      { label: 'Zobacz faktury', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'premium-ended': ({ isTrial, lost }, { brand, link }) => ({
    subject: isTrial
      ? `${brand}: Twój bezpłatny okres próbny się skończył`
      : `${brand}: Twoje premium się skończyło`,
    preview: 'Do premium możesz wrócić w każdej chwili.',
    title: isTrial ? 'Twój bezpłatny okres próbny się skończył' : 'Twoje premium się skończyło',
    parts: [
      {
        text: `${
          isTrial
            ? 'Twój bezpłatny okres próbny się skończył i nic nie pobraliśmy.'
            : 'Twoje premium się skończyło. Nic więcej nie pobierzemy.'
        } Twój profil zostaje z całą zawartością.`,
      },
      ...(lost.length > 0
        ? [{ text: `Bez premium: ${lost.map((right) => without[right]).join('; ')}.` }]
        : []),
      { label: 'Wróć do premium', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'subscription-ended': ({ until, isUnpaid }, { brand, link }) => ({
    subject: `${brand}: Twoja subskrypcja się skończyła`,
    preview: `Masz premium do ${date(until)}.`,
    title: 'Twoja subskrypcja się skończyła',
    parts: [
      {
        text: `${
          isUnpaid
            ? 'Płatność nie przeszła, więc Twoja subskrypcja się skończyła.'
            : 'Twoja subskrypcja się skończyła.'
        } Nic więcej nie pobierzemy. Masz premium w prezencie od naszego zespołu do ${date(until)}.`,
      },
      { label: 'Zobacz premium', href: link.premium },
    ],
    reason: reason(brand),
  }),
};
