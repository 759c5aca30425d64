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
  monthly: 'jeden Monat',
  quarterly: 'alle 3 Monate',
  annual: 'jedes Jahr',
};

const afterTrial = ({
  plan,
  coupon,
  ...price
}: MailDataOf<(typeof premiumMails)['trial-ending']>) =>
  `Dann beginnt dein ${planNames[plan]}: ${money(price)} ${every[plan]}${coupon ? `, bei der ersten Zahlung abzüglich deines Gutscheins ${coupon}` : ''}. Wenn du vorher kündigst, zahlst du nichts.`;

const nothingCharged =
  'Es wurde nichts abgebucht, weil dein Gutschein oder Guthaben die erste Zahlung deckt.';

const updateCard = (until: string | null) =>
  until
    ? 'Aktualisiere deine Karte, um Premium zu behalten.'
    : 'Aktualisiere deine Karte, um Premium zurückzubekommen.';

type Withdrawal = MailDataOf<(typeof premiumMails)['premium-started']>['withdrawal'];

const rightToWithdraw = (
  { token, lastDay }: Withdrawal,
  link: MailContext['link'],
): readonly LetterPart[] => [
  {
    text: `Du kannst diesen Vertrag bis zum Ende des ${date(lastDay)} ohne Angabe von Gründen widerrufen. Anmelden musst du dich dafür nicht.`,
  },
  { label: withdrawHere, href: link.withdraw(token) },
];

const unpaid = (isFirst: boolean) =>
  isFirst ? 'Deine erste Zahlung hat nicht geklappt' : 'Die letzte Zahlung hat nicht geklappt';

export const premium: MailTexts<typeof premiumMails> = {
  'premium-started': ({ paid, plan, until, withdrawal, ...price }, { brand, link }) => ({
    subject: `Du hast Premium bei ${brand}`,
    preview: `Dein ${planNames[plan]} läuft.`,
    title: 'Du hast Premium',
    parts: [
      {
        text: `${
          paid > 0
            ? `Du hast ${money({ ...price, amount: paid })} für dein ${planNames[plan]} bezahlt.`
            : `Dein ${planNames[plan]} läuft. ${nothingCharged}`
        } Es verlängert sich am ${date(until)} für ${money(price)}, wenn du nicht vorher kündigst.`,
      },
      { label: 'Premium verwalten', href: link.premium },
      { note: 'Dort kannst du auch deine Rechnungen herunterladen.' },
      ...rightToWithdraw(withdrawal, link),
    ],
    reason: reason(brand),
  }),
  'trial-started': ({ withdrawal, ...trial }, { brand, link }) => ({
    subject: `Deine kostenlose Testphase bei ${brand} hat begonnen`,
    preview: `Kostenlos bis zum ${date(trial.until)}.`,
    title: 'Deine kostenlose Testphase hat begonnen',
    parts: [
      { text: `Premium ist bis zum ${date(trial.until)} kostenlos. ${afterTrial(trial)}` },
      { label: 'Premium verwalten', href: link.premium },
      ...rightToWithdraw(withdrawal, link),
    ],
    reason: reason(brand),
  }),
  'payment-failed': ({ until, next, ...due }, { brand, link }) => ({
    subject: `Deine Zahlung bei ${brand} hat nicht geklappt`,
    preview: updateCard(until),
    title: 'Deine Zahlung hat nicht geklappt',
    parts: [
      {
        text: `Wir konnten ${money(due)} nicht von deiner Karte abbuchen.${until ? ` Du behältst Premium bis zum ${date(until)}.` : ''}`,
      },
      { text: updateCard(until) },
      ...(next ? [{ text: `Am ${date(next)} versuchen wir es noch einmal.` }] : []),
      { label: 'Karte aktualisieren', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'premium-unpaid': ({ isFirst }, { brand, link }) => ({
    subject: `Dein Premium bei ${brand} ist zu Ende`,
    preview: `${unpaid(isFirst)}.`,
    title: 'Dein Premium ist zu Ende',
    parts: [
      {
        text: `${unpaid(isFirst)}, deshalb ist dein Premium zu Ende. ${isFirst ? 'Es wurde nichts abgebucht.' : 'Es wird nichts mehr abgebucht.'} Dein Profil und alles darin bleiben.`,
      },
      { label: 'Premium zurückholen', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'trial-ending': (trial, { brand, link }) => ({
    subject: `Deine kostenlose Testphase bei ${brand} endet bald`,
    preview: `Sie endet am ${date(trial.until)}.`,
    title: 'Deine kostenlose Testphase endet bald',
    parts: [
      { text: `Deine kostenlose Testphase endet am ${date(trial.until)}. ${afterTrial(trial)}` },
      { label: 'Premium verwalten', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'trial-paid': ({ paid, plan, until, ...price }, { brand, link }) => ({
    subject: paid > 0 ? `Deine erste Zahlung bei ${brand}` : `Dein Abo bei ${brand} hat begonnen`,
    preview: `Dein ${planNames[plan]} hat begonnen.`,
    title: paid > 0 ? 'Deine erste Zahlung' : 'Dein Abo hat begonnen',
    parts: [
      {
        text: `Deine kostenlose Testphase ist zu Ende, und ${
          paid > 0
            ? `du hast ${money({ ...price, amount: paid })} für dein ${planNames[plan]} bezahlt.`
            : `dein ${planNames[plan]} hat begonnen. ${nothingCharged}`
        } Es verlängert sich am ${date(until)} für ${money(price)}, wenn du nicht vorher kündigst.`,
      },
      { label: 'Premium verwalten', href: link.premium },
      { note: 'Dort kannst du auch deine Rechnungen herunterladen.' },
    ],
    reason: reason(brand),
  }),
  'plan-changes': ({ from, to, at, ...price }, { brand, link }) => ({
    subject: `Du wechselst am ${date(at)} dein Abo bei ${brand}`,
    preview: `Bis dahin behältst du das ${planNames[from]}.`,
    title: `Du wechselst am ${date(at)} dein Abo`,
    parts: [
      {
        text: `Bis zum ${date(at)} behältst du das ${planNames[from]}. Dann beginnt dein ${planNames[to]} für ${money(price)}, abzüglich Guthaben. Vorher wird nichts abgebucht.`,
      },
      { label: 'Premium verwalten', href: link.premium },
      {
        note: 'Wenn du es dir anders überlegst, kannst du den Wechsel dort bis dahin absagen.',
      },
    ],
    reason: reason(brand),
  }),
  'plan-changed': ({ plan, until, due, ...price }, { brand, link }) => ({
    subject: `Du hast dein Abo bei ${brand} gewechselt`,
    preview: `Du hast jetzt das ${planNames[plan]}.`,
    title: 'Du hast dein Abo gewechselt',
    parts: [
      {
        text: `Du hast jetzt das ${planNames[plan]}. ${
          due
            ? `Die erste Zahlung von ${money(price)} ist am ${date(due)} fällig, abzüglich Guthaben. Es verlängert sich am ${date(until)} für ${money(price)}, wenn du nicht vorher kündigst.`
            : `Wenn du nicht vorher kündigst, beträgt die nächste Zahlung am ${date(until)} ${money(price)}, abzüglich Guthaben oder Gutschein.`
        }`,
      },
      { label: 'Premium verwalten', href: link.premium },
      { note: 'Dort kannst du auch deine Rechnungen herunterladen.' },
    ],
    reason: reason(brand),
  }),
  'renewal-reminder': ({ plan, at, since, ...price }, { brand, link }) => ({
    subject: `Dein Premium bei ${brand} verlängert sich automatisch`,
    preview: `Die nächste Zahlung am ${date(at)} beträgt ${money(price)}.`,
    title: 'Dein Premium verlängert sich automatisch',
    parts: [
      {
        text: `Du hast Premium seit dem ${date(since)}. Die nächste Zahlung für das ${planNames[plan]} ist am ${date(at)} und beträgt ${money(price)}, abzüglich Guthaben oder Gutschein. Danach zahlst du ${every[plan]}, bis du kündigst.`,
      },
      {
        text: `Du kannst jederzeit kündigen, ohne einen Grund zu nennen. Wenn du vor dem ${date(at)} kündigst, zahlst du nichts mehr und behältst Premium bis dahin.`,
      },
      { label: 'Premium kündigen', href: link.managePremium },
      {
        note: 'Diese Erinnerung schicken wir einmal im Jahr, egal welche E-Mails du eingestellt hast, damit du nie für etwas zahlst, das du vergessen hast.',
      },
    ],
    reason: reason(brand),
  }),
  ...priceTexts,
  ...endTexts,
  ...withdrawalTexts,
};
