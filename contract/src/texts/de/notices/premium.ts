import type { PremiumEvent, premiumNotices } from '../../../premium/notices.ts';
import type {
  NoticeMails,
  NoticePushes,
  NoticeSentences,
  NoticeSettingTexts,
} from '../../../notices/texts.ts';

type Kinds = typeof premiumNotices;

const events: Readonly<Record<PremiumEvent, string>> = {
  started: 'Du hast Premium.',
  'payment-failed': 'Deine Zahlung hat nicht geklappt. Bitte aktualisiere deine Karte.',
  unpaid: 'Dein Premium ist zu Ende, weil es nicht bezahlt wurde.',
  'trial-ending': 'Deine kostenlose Testphase endet bald.',
  'trial-paid': 'Deine kostenlose Testphase ist zu Ende, und dein Abo hat begonnen.',
  'plan-changes':
    'Du wechselst dein Premium-Abo, wenn der bezahlte Zeitraum endet. Bis dahin kannst du es dir anders überlegen.',
  'plan-changed': 'Du hast dein Premium-Abo gewechselt.',
  canceled:
    'Dein Premium verlängert sich nicht. Du behältst es bis zum Ende des bezahlten Zeitraums.',
  'renews-again': 'Dein Premium verlängert sich wieder.',
  refunded: 'Eine Erstattung auf deine Karte ist unterwegs.',
  'refund-failed':
    'Eine Erstattung ist nicht auf deiner Karte angekommen. In unserer E-Mail steht, was du tun kannst.',
  ended: 'Dein Premium ist zu Ende. Du kannst es dir jederzeit zurückholen.',
  'subscription-ended':
    'Dein Abo ist beendet. Du hast weiterhin das Premium, das dir unser Team geschenkt hat.',
  withdrawn: 'Du hast deinen Vertrag widerrufen. Die Eingangsbestätigung ist in deinem Postfach.',
  reminder:
    'Dein Premium verlängert sich automatisch, bis du kündigst. In unserer E-Mail steht, was es kostet.',
  'price-changes': 'Der Preis deines Premium ändert sich. Du kannst vorher kündigen.',
  'price-stays': 'Der Preis deines Premium bleibt, wie er ist.',
};

export const sentences: NoticeSentences<Kinds> = {
  premium: ({ event }) => events[event],
  'incognito.ended': () =>
    'Inkognito ist zu Ende. Dein Profil ist pausiert, damit dich niemand Neues sieht.',
};

export const settings: NoticeSettingTexts<Kinds> = {
  premium: 'Dein Premium oder eine Zahlung ändert sich',
};

const pushedEvents: Readonly<Record<PremiumEvent, string>> = {
  started: 'Du hast Premium',
  'payment-failed': 'Deine Zahlung hat nicht geklappt',
  unpaid: 'Dein Premium ist zu Ende, weil es nicht bezahlt wurde',
  'trial-ending': 'Deine kostenlose Testphase endet bald',
  'trial-paid': 'Deine Testphase ist zu Ende, und dein Abo hat begonnen',
  'plan-changes': 'Du wechselst bald dein Premium-Abo',
  'plan-changed': 'Du hast dein Premium-Abo gewechselt',
  canceled: 'Dein Premium verlängert sich nicht',
  'renews-again': 'Dein Premium verlängert sich wieder',
  refunded: 'Eine Erstattung ist unterwegs zu dir',
  'refund-failed': 'Deine Erstattung ist nicht angekommen',
  ended: 'Dein Premium ist zu Ende',
  'subscription-ended': 'Dein Abo ist beendet, und du hast weiterhin Premium',
  withdrawn: 'Du hast deinen Vertrag widerrufen',
  reminder: 'Dein Premium verlängert sich automatisch, bis du kündigst',
  'price-changes': 'Der Preis deines Premium ändert sich',
  'price-stays': 'Der Preis deines Premium bleibt',
};

export const pushes: NoticePushes<Kinds> = {
  premium: ({ event }) => pushedEvents[event],
  'incognito.ended': () => 'Inkognito ist zu Ende, deshalb ist dein Profil pausiert',
};

export const mails: NoticeMails<Kinds> = {
  'incognito.ended': (_about, { brand, link }) => ({
    subject: `Inkognito bei ${brand} ist zu Ende`,
    preview: 'Dein Profil ist pausiert, damit dich niemand Neues sieht.',
    title: 'Inkognito ist zu Ende',
    parts: [
      {
        text: 'Du kannst Inkognito nicht mehr nutzen, weil dein Premium zu Ende ist oder Inkognito nicht mehr dabei ist. Dein Profil ist pausiert, damit dich niemand Neues sieht. Deine Matches sehen dich weiterhin und können dir schreiben.',
      },
      {
        text: 'Du entscheidest, wie es weitergeht: Zeig dein Profil wieder allen, oder lass es pausiert.',
      },
      { label: 'Wählen, wer mich sieht', href: link.settings },
    ],
    reason: `Du bekommst diese E-Mail, weil es um dein Premium bei ${brand} geht.`,
  }),
};
