import type { PremiumEvent, premiumNotices } from '../../../premium/notices.ts';
import type {
  NoticeMails,
  NoticePushes,
  NoticeSentences,
  NoticeSettingTexts,
} from '../../../notices/texts.ts';

type Kinds = typeof premiumNotices;

const events: Readonly<Record<PremiumEvent, string>> = {
  started: 'Tu as Premium.',
  'payment-failed': 'Ton paiement n’est pas passé. Mets ta carte à jour.',
  unpaid: 'Premium est terminé, faute de paiement.',
  'trial-ending': 'Ton essai gratuit se termine bientôt.',
  'trial-paid': 'Ton essai gratuit est terminé, et ta formule a commencé.',
  'plan-changes':
    'Ta formule Premium change à la fin de la période payée. Tu peux encore la garder.',
  'plan-changed': 'Ta formule Premium a changé.',
  canceled: 'Premium ne sera pas renouvelé. Tu le gardes jusqu’à la fin de la période en cours.',
  'renews-again': 'Premium se renouvelle à nouveau.',
  refunded: 'Un remboursement est en route vers ta carte.',
  'refund-failed':
    'Un remboursement n’est pas arrivé sur ta carte. Notre e-mail explique quoi faire.',
  ended: 'Premium est terminé. Tu peux le reprendre à tout moment.',
  'subscription-ended':
    'Ton abonnement est terminé. Tu gardes le Premium que notre équipe t’a offert.',
  withdrawn: 'Ta rétractation est enregistrée. L’accusé de réception est dans tes e-mails.',
  reminder:
    'Premium se renouvelle automatiquement jusqu’à ce que tu résilies. Notre e-mail en indique le prix.',
  'price-changes': 'Le prix de ton Premium change. Tu peux résilier avant.',
  'price-stays': 'Le prix de ton Premium reste le même.',
};

export const sentences: NoticeSentences<Kinds> = {
  premium: ({ event }) => events[event],
  'incognito.ended': () =>
    'Le mode incognito est terminé. Ton profil est en pause : aucune nouvelle personne ne peut te trouver.',
};

export const settings: NoticeSettingTexts<Kinds> = {
  premium: 'Il y a du nouveau sur Premium ou un paiement',
};

const pushedEvents: Readonly<Record<PremiumEvent, string>> = {
  started: 'Tu as Premium',
  'payment-failed': 'Ton paiement n’est pas passé',
  unpaid: 'Premium est terminé, faute de paiement',
  'trial-ending': 'Ton essai gratuit se termine bientôt',
  'trial-paid': 'Ton essai gratuit est terminé, et ta formule a commencé',
  'plan-changes': 'Ta formule Premium change bientôt',
  'plan-changed': 'Ta formule Premium a changé',
  canceled: 'Premium ne sera pas renouvelé',
  'renews-again': 'Premium se renouvelle à nouveau',
  refunded: 'Un remboursement est en route',
  'refund-failed': 'Ton remboursement n’est pas arrivé',
  ended: 'Premium est terminé',
  'subscription-ended': 'Ton abonnement est terminé, et tu gardes Premium',
  withdrawn: 'Ta rétractation est enregistrée',
  reminder: 'Premium se renouvelle automatiquement jusqu’à ce que tu résilies',
  'price-changes': 'Le prix de ton Premium change',
  'price-stays': 'Le prix de ton Premium reste le même',
};

export const pushes: NoticePushes<Kinds> = {
  premium: ({ event }) => pushedEvents[event],
  'incognito.ended': () => 'Le mode incognito est terminé : ton profil est en pause',
};

export const mails: NoticeMails<Kinds> = {
  'incognito.ended': (_about, { brand, link }) => ({
    subject: `Le mode incognito est terminé sur ${brand}`,
    preview: 'Ton profil est en pause : aucune nouvelle personne ne peut te trouver.',
    title: 'Le mode incognito est terminé',
    parts: [
      {
        text: 'Tu ne peux plus utiliser le mode incognito, car Premium est terminé ou ne le comprend plus. Ton profil est en pause : aucune nouvelle personne ne peut te trouver. Tes matchs peuvent toujours te voir et t’écrire.',
      },
      {
        text: 'À toi de choisir la suite : montrer à nouveau ton profil à tout le monde, ou le laisser en pause.',
      },
      { label: 'Choisir qui me voit', href: link.settings },
    ],
    reason: `Tu reçois cet e-mail au sujet de Premium sur ${brand}.`,
  }),
};
