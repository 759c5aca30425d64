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
  monthly: 'tous les mois',
  quarterly: 'tous les 3 mois',
  annual: 'tous les ans',
};

const afterTrial = ({
  plan,
  coupon,
  ...price
}: MailDataOf<(typeof premiumMails)['trial-ending']>) =>
  `Ta formule ${planNames[plan]} commence ensuite, pour ${money(price)} ${every[plan]}${coupon ? `, moins ton code promo ${coupon} sur le premier paiement` : ''}. Si tu résilies avant, tu ne paies rien.`;

const nothingCharged =
  'Rien n’a été débité, car ton code promo ou ton crédit couvre le premier paiement.';

const updateCard = (until: string | null) =>
  `Mets ta carte à jour pour ${until ? 'garder' : 'retrouver'} Premium.`;

type Withdrawal = MailDataOf<(typeof premiumMails)['premium-started']>['withdrawal'];

const rightToWithdraw = (
  { token, lastDay }: Withdrawal,
  link: MailContext['link'],
): readonly LetterPart[] => [
  {
    text: `Tu peux te rétracter de ce contrat jusqu’à la fin du ${date(lastDay)}, sans donner de motif et sans te connecter.`,
  },
  { label: withdrawHere, href: link.withdraw(token) },
];

const unpaid = (isFirst: boolean) =>
  `${isFirst ? 'Ton premier paiement' : 'Le dernier paiement'} n’est pas passé`;

export const premium: MailTexts<typeof premiumMails> = {
  'premium-started': ({ paid, plan, until, withdrawal, ...price }, { brand, link }) => ({
    subject: `Tu as Premium sur ${brand}`,
    preview: `Ta formule ${planNames[plan]} a commencé.`,
    title: 'Tu as Premium',
    parts: [
      {
        text: `${
          paid > 0
            ? `Tu as payé ${money({ ...price, amount: paid })} pour ta formule ${planNames[plan]}.`
            : `Ta formule ${planNames[plan]} a commencé. ${nothingCharged}`
        } Elle se renouvelle le ${date(until)} pour ${money(price)}, sauf si tu résilies avant.`,
      },
      { label: 'Gérer Premium', href: link.premium },
      { note: 'Tu peux y télécharger tes factures.' },
      ...rightToWithdraw(withdrawal, link),
    ],
    reason: reason(brand),
  }),
  'trial-started': ({ withdrawal, ...trial }, { brand, link }) => ({
    subject: `Ton essai gratuit sur ${brand} a commencé`,
    preview: `Il est gratuit jusqu’au ${date(trial.until)}.`,
    title: 'Ton essai gratuit a commencé',
    parts: [
      { text: `Premium est gratuit jusqu’au ${date(trial.until)}. ${afterTrial(trial)}` },
      { label: 'Gérer Premium', href: link.premium },
      ...rightToWithdraw(withdrawal, link),
    ],
    reason: reason(brand),
  }),
  'payment-failed': ({ until, next, ...due }, { brand, link }) => ({
    subject: `Ton paiement sur ${brand} n’est pas passé`,
    preview: updateCard(until),
    title: 'Ton paiement n’est pas passé',
    parts: [
      {
        text: `Nous n’avons pas pu débiter ${money(due)} de ta carte.${until ? ` Tu gardes Premium jusqu’au ${date(until)}.` : ''}`,
      },
      { text: updateCard(until) },
      ...(next ? [{ text: `Nous réessaierons le ${date(next)}.` }] : []),
      { label: 'Mettre ma carte à jour', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'premium-unpaid': ({ isFirst }, { brand, link }) => ({
    subject: `Premium est terminé sur ${brand}`,
    preview: `${unpaid(isFirst)}.`,
    title: 'Premium est terminé',
    parts: [
      {
        text: `${unpaid(isFirst)} : Premium est donc terminé. ${isFirst ? 'Rien n’a été débité' : 'Plus rien ne sera débité'}. Tu gardes ton profil et tout ce qu’il contient.`,
      },
      { label: 'Reprendre Premium', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'trial-ending': (trial, { brand, link }) => ({
    subject: `Ton essai gratuit sur ${brand} se termine bientôt`,
    preview: `Il se termine le ${date(trial.until)}.`,
    title: 'Ton essai gratuit se termine bientôt',
    parts: [
      { text: `Ton essai gratuit se termine le ${date(trial.until)}. ${afterTrial(trial)}` },
      { label: 'Gérer Premium', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'trial-paid': ({ paid, plan, until, ...price }, { brand, link }) => ({
    subject: `${paid > 0 ? 'Ton premier paiement' : 'Ta formule a commencé'} sur ${brand}`,
    preview: `Ta formule ${planNames[plan]} a commencé.`,
    title: paid > 0 ? 'Ton premier paiement' : 'Ta formule a commencé',
    parts: [
      {
        text: `Ton essai gratuit est terminé, et ${
          paid > 0
            ? `tu as payé ${money({ ...price, amount: paid })} pour ta formule ${planNames[plan]}.`
            : `ta formule ${planNames[plan]} a commencé. ${nothingCharged}`
        } Elle se renouvelle le ${date(until)} pour ${money(price)}, sauf si tu résilies avant.`,
      },
      { label: 'Gérer Premium', href: link.premium },
      { note: 'Tu peux y télécharger tes factures.' },
    ],
    reason: reason(brand),
  }),
  'plan-changes': ({ from, to, at, ...price }, { brand, link }) => ({
    subject: `Ta formule sur ${brand} change le ${date(at)}`,
    preview: `Tu gardes la formule ${planNames[from]} jusque-là.`,
    title: `Ta formule change le ${date(at)}`,
    parts: [
      {
        text: `Tu gardes la formule ${planNames[from]} jusqu’au ${date(at)}. Ta formule ${planNames[to]} commence ensuite, pour ${money(price)}, moins ton crédit éventuel. Rien n’est débité avant.`,
      },
      { label: 'Gérer Premium', href: link.premium },
      {
        note: `Si tu changes d’avis, tu peux y garder la formule ${planNames[from]} jusque-là.`,
      },
    ],
    reason: reason(brand),
  }),
  'plan-changed': ({ plan, until, due, ...price }, { brand, link }) => ({
    subject: `Ta formule sur ${brand} a changé`,
    preview: `Tu as maintenant la formule ${planNames[plan]}.`,
    title: 'Ta formule a changé',
    parts: [
      {
        text: `Tu as maintenant la formule ${planNames[plan]}. ${
          due
            ? `Son premier paiement de ${money(price)} est dû le ${date(due)}, moins ton crédit éventuel. Elle se renouvelle le ${date(until)} pour ${money(price)}`
            : `Le prochain paiement est de ${money(price)} le ${date(until)}, moins ton crédit ou code promo éventuel`
        }, sauf si tu résilies avant.`,
      },
      { label: 'Gérer Premium', href: link.premium },
      { note: 'Tu peux y télécharger tes factures.' },
    ],
    reason: reason(brand),
  }),
  'renewal-reminder': ({ plan, at, since, ...price }, { brand, link }) => ({
    subject: `Premium se renouvelle automatiquement sur ${brand}`,
    preview: `Le prochain paiement est de ${money(price)} le ${date(at)}.`,
    title: 'Premium se renouvelle automatiquement',
    parts: [
      {
        text: `Tu as Premium depuis le ${date(since)}. Le prochain paiement pour la formule ${planNames[plan]} est de ${money(price)} le ${date(at)}, moins ton crédit ou code promo éventuel, puis ${every[plan]} jusqu’à ce que tu résilies.`,
      },
      {
        text: `Tu peux résilier à tout moment, sans motif. Si tu résilies avant le ${date(at)}, tu ne paies plus rien et tu gardes Premium jusque-là.`,
      },
      { label: 'Résilier Premium', href: link.managePremium },
      {
        note: 'Nous envoyons ce rappel une fois par an, quels que soient tes réglages d’e-mails, pour que tu ne paies jamais quelque chose que tu as oublié.',
      },
    ],
    reason: reason(brand),
  }),
  ...priceTexts,
  ...endTexts,
  ...withdrawalTexts,
};
