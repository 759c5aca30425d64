import type { premiumMails } from '../../../premium/mails.ts';
import type { Rights } from '../../../premium/rights.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDate as date } from '../format-date.ts';
import { money, nextPayment, planNames, reason } from './premium-words.ts';

const without: Record<keyof Rights, string> = {
  likesPerDay: 'weniger Likes am Tag',
  superlikesPerDay: 'weniger Super-Likes am Tag',
  undosPerDay: 'seltener „Rückgängig“',
  seesLikes: 'du siehst nicht, wer dich gelikt hat',
  filters: 'du filterst nur nach Alter, Entfernung und Geschlecht',
  incognito: 'kein Inkognito',
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
    subject: `Dein Premium bei ${brand} verlängert sich nicht`,
    preview: `Du behältst es bis zum ${date(until)}.`,
    title: 'Dein Premium verlängert sich nicht',
    parts: [
      {
        text: isTrial
          ? `Deine kostenlose Testphase ist gekündigt. Du behältst Premium bis zum ${date(until)}, und es wird nichts abgebucht.`
          : `Dein Abo ist gekündigt. Du behältst Premium bis zum ${date(until)}, und es wird nichts mehr abgebucht.`,
      },
      { label: 'Premium behalten', href: link.premium },
      {
        note: `Wenn du es dir anders überlegst, kannst du das dort bis zum ${date(endsAt)} rückgängig machen.`,
      },
    ],
    reason: reason(brand),
  }),
  'premium-renews-again': ({ plan, until, ...due }, { brand, link }) => ({
    subject: `Dein Premium bei ${brand} verlängert sich wieder`,
    preview: `Die nächste Zahlung ist am ${date(until)}.`,
    title: 'Dein Premium verlängert sich wieder',
    parts: [
      {
        text: `Die Kündigung wurde zurückgenommen. Dein ${planNames[plan]} verlängert sich am ${date(until)} für ${nextPayment(due)}, wenn du nicht vorher kündigst.`,
      },
      { label: 'Premium verwalten', href: link.premium },
    ],
    reason: reason(brand),
  }),
  refunded: ({ credit, card, ...refund }, { brand, link }) => ({
    subject: `Du bekommst ${money(refund)} von ${brand} zurück`,
    preview: 'Das dauert 5 bis 10 Tage.',
    title: `Du bekommst ${money(refund)} zurück`,
    parts: [
      {
        text: `Wir haben dir ${money(refund)} auf deine Karte${card ? ` mit den Endziffern ${card}` : ''} erstattet. Es dauert 5 bis 10 Tage, bis deine Bank das anzeigt.`,
      },
      ...(credit > 0
        ? [
            {
              text: `${credit === refund.amount ? 'Das ist dein Guthaben, das' : `Davon sind ${money({ ...refund, amount: credit })} dein Guthaben, das`} damit ausgezahlt wird.`,
            },
          ]
        : []),
      { label: 'Rechnungen ansehen', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'refund-failed': ({ credit, card, ...refund }, { brand, link }) => ({
    subject: `Deine Erstattung über ${money(refund)} von ${brand} ist nicht angekommen`,
    preview: 'Die Bank deiner Karte hat sie zurückgeschickt.',
    title: 'Deine Erstattung ist nicht angekommen',
    parts: [
      {
        text: `Die Bank deiner Karte${card ? ` mit den Endziffern ${card}` : ''} hat die erstatteten ${money(refund)} zurückgeschickt. Das passiert, wenn eine Karte geschlossen oder ersetzt wurde.`,
      },
      ...(credit > 0
        ? [
            {
              text:
                credit === refund.amount
                  ? 'Der Betrag ist wieder Guthaben und verringert deine nächsten Zahlungen.'
                  : `${money({ ...refund, amount: credit })} davon sind wieder Guthaben und verringern deine nächsten Zahlungen.`,
            },
          ]
        : []),
      ...(credit < refund.amount
        ? [{ text: 'Schreib uns, dann finden wir einen anderen Weg, dir das Geld zu zahlen.' }]
        : []),
      { label: 'Rechnungen ansehen', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'premium-ended': ({ isTrial, lost }, { brand, link }) => ({
    subject: isTrial
      ? `Deine kostenlose Testphase bei ${brand} ist zu Ende`
      : `Dein Premium bei ${brand} ist zu Ende`,
    preview: 'Du kannst dir Premium jederzeit zurückholen.',
    title: isTrial ? 'Deine kostenlose Testphase ist zu Ende' : 'Dein Premium ist zu Ende',
    parts: [
      {
        text: `${isTrial ? 'Deine kostenlose Testphase ist zu Ende, und es wurde nichts abgebucht.' : 'Dein Premium ist zu Ende. Es wird nichts mehr abgebucht.'} Dein Profil und alles darin bleiben.`,
      },
      ...(lost.length > 0
        ? [{ text: `Ohne Premium: ${lost.map((right) => without[right]).join('; ')}.` }]
        : []),
      { label: 'Premium zurückholen', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'subscription-ended': ({ until, isUnpaid }, { brand, link }) => ({
    subject: `Dein Abo bei ${brand} ist beendet`,
    preview: `Du hast Premium bis zum ${date(until)}.`,
    title: 'Dein Abo ist beendet',
    parts: [
      {
        text: `${isUnpaid ? 'Deine Zahlung hat nicht geklappt, deshalb ist dein Abo beendet.' : 'Dein Abo ist beendet.'} Es wird nichts mehr abgebucht. Unser Team hat dir Premium geschenkt, das du bis zum ${date(until)} behältst.`,
      },
      { label: 'Premium ansehen', href: link.premium },
    ],
    reason: reason(brand),
  }),
};
