import type { premiumMails } from '../../../premium/mails.ts';
import type { Rights } from '../../../premium/rights.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDate as date } from '../format-date.ts';
import { money, nextPayment, planNames, reason } from './premium-words.ts';

const without: Record<keyof Rights, string> = {
  likesPerDay: 'moins de likes par jour',
  superlikesPerDay: 'moins de super likes par jour',
  undosPerDay: 'moins de retours en arrière par jour',
  seesLikes: 'tu ne vois pas à qui tu plais',
  filters: 'tu filtres seulement par âge, distance et genre',
  incognito: 'tu ne peux pas utiliser le mode incognito',
};

const endingIn = (card: string | null | undefined) => (card ? ` se terminant par ${card}` : '');

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
    subject: `Premium ne sera pas renouvelé sur ${brand}`,
    preview: `Tu le gardes jusqu’au ${date(until)}.`,
    title: 'Premium ne sera pas renouvelé',
    parts: [
      {
        text: isTrial
          ? `Ton essai gratuit est résilié. Tu gardes Premium jusqu’au ${date(until)}, et rien n’est débité.`
          : `Ton abonnement est résilié. Tu gardes Premium jusqu’au ${date(until)}, et plus rien n’est débité.`,
      },
      { label: 'Garder Premium', href: link.premium },
      {
        note: `Si tu changes d’avis, tu peux annuler la résiliation au même endroit jusqu’au ${date(endsAt)}.`,
      },
    ],
    reason: reason(brand),
  }),
  'premium-renews-again': ({ plan, until, ...due }, { brand, link }) => ({
    subject: `Premium se renouvelle à nouveau sur ${brand}`,
    preview: `Le prochain paiement aura lieu le ${date(until)}.`,
    title: 'Premium se renouvelle à nouveau',
    parts: [
      {
        text: `La résiliation est annulée. Ta formule ${planNames[plan]} se renouvelle le ${date(until)} pour ${nextPayment(due)}, sauf si tu résilies avant.`,
      },
      { label: 'Gérer Premium', href: link.premium },
    ],
    reason: reason(brand),
  }),
  refunded: ({ credit, card, ...refund }, { brand, link }) => ({
    subject: `${brand} te rembourse ${money(refund)}`,
    preview: 'Cela prend 5 à 10 jours.',
    title: `Nous te remboursons ${money(refund)}`,
    parts: [
      {
        text: `Un remboursement de ${money(refund)} est en route vers ta carte${endingIn(card)}. Il apparaîtra sur ton compte sous 5 à 10 jours.`,
      },
      ...(credit > 0
        ? [
            {
              text:
                credit === refund.amount
                  ? 'C’était ton crédit, versé en même temps.'
                  : `Cette somme comprend une part de ton crédit, ${money({ ...refund, amount: credit })}, versée en même temps.`,
            },
          ]
        : []),
      { label: 'Voir tes factures', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'refund-failed': ({ credit, card, ...refund }, { brand, link }) => ({
    subject: `Ton remboursement de ${money(refund)} par ${brand} n’est pas arrivé`,
    preview: 'La banque de ta carte l’a renvoyé.',
    title: 'Ton remboursement n’est pas arrivé',
    parts: [
      {
        text: `La banque de ta carte${endingIn(card)} nous a renvoyé le remboursement de ${money(refund)}. Cela arrive quand une carte a été clôturée ou remplacée.`,
      },
      ...(credit > 0
        ? [
            {
              text: `${credit === refund.amount ? 'Ce montant redevient du crédit' : `Une part de ce montant, ${money({ ...refund, amount: credit })}, redevient du crédit`}, qui réduit tes prochains paiements.`,
            },
          ]
        : []),
      ...(credit < refund.amount
        ? [{ text: 'Écris-nous, et nous trouverons un autre moyen de te payer.' }]
        : []),
      { label: 'Voir tes factures', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'premium-ended': ({ isTrial, lost }, { brand, link }) => ({
    subject: `${isTrial ? 'Ton essai gratuit' : 'Premium'} est terminé sur ${brand}`,
    preview: 'Tu peux reprendre Premium à tout moment.',
    title: isTrial ? 'Ton essai gratuit est terminé' : 'Premium est terminé',
    parts: [
      {
        text: `${isTrial ? 'Ton essai gratuit est terminé, et rien n’a été débité.' : 'Premium est terminé. Plus rien n’est débité.'} Tu gardes ton profil et tout ce qu’il contient.`,
      },
      ...(lost.length > 0
        ? [{ text: `Sans Premium : ${lost.map((right) => without[right]).join(' ; ')}.` }]
        : []),
      { label: 'Reprendre Premium', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'subscription-ended': ({ until, isUnpaid }, { brand, link }) => ({
    subject: `Ton abonnement sur ${brand} est terminé`,
    preview: `Tu as Premium jusqu’au ${date(until)}.`,
    title: 'Ton abonnement est terminé',
    parts: [
      {
        text: `${isUnpaid ? 'Ton paiement n’est pas passé, ton abonnement est donc terminé.' : 'Ton abonnement est terminé.'} Plus rien n’est débité. Notre équipe t’a offert Premium, que tu gardes jusqu’au ${date(until)}.`,
      },
      { label: 'Voir Premium', href: link.premium },
    ],
    reason: reason(brand),
  }),
};
