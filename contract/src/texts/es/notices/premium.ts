import type { PremiumEvent, premiumNotices } from '../../../premium/notices.ts';
import type {
  NoticeMails,
  NoticePushes,
  NoticeSentences,
  NoticeSettingTexts,
} from '../../../notices/texts.ts';

type Kinds = typeof premiumNotices;

const events: Readonly<Record<PremiumEvent, string>> = {
  started: 'Ya tienes premium.',
  'payment-failed': 'Tu pago no se completó. Actualiza tu tarjeta.',
  unpaid: 'Tu premium ha terminado por falta de pago.',
  'trial-ending': 'Tu prueba gratis termina pronto.',
  'trial-paid': 'Tu prueba gratis ha terminado y tu plan ha empezado.',
  'plan-changes':
    'Tu plan premium cambiará cuando termine el tiempo pagado. Todavía puedes conservarlo.',
  'plan-changed': 'Tu plan premium ha cambiado.',
  canceled: 'Tu premium no se renovará. Lo conservas hasta el final del tiempo que tienes.',
  'renews-again': 'Tu premium vuelve a renovarse.',
  refunded: 'Hay un reembolso en camino a tu tarjeta.',
  'refund-failed': 'Un reembolso no llegó a tu tarjeta. En nuestro correo te decimos qué hacer.',
  ended: 'Tu premium ha terminado. Puedes volver a tenerlo cuando quieras.',
  'subscription-ended':
    'Tu suscripción ha terminado. Sigues teniendo el premium que te dio nuestro equipo.',
  withdrawn: 'Desististe de tu contrato. Tienes el comprobante en tu correo.',
  reminder:
    'Tu premium se renueva automáticamente hasta que lo canceles. En nuestro correo te decimos cuánto cuesta.',
  'price-changes': 'El precio de tu premium cambia. Puedes cancelar antes.',
  'price-stays': 'El precio de tu premium sigue igual.',
};

export const sentences: NoticeSentences<Kinds> = {
  premium: ({ event }) => events[event],
  'incognito.ended': () =>
    'El modo incógnito ha terminado. Tu perfil está en pausa, así que la gente nueva no lo ve.',
};

export const settings: NoticeSettingTexts<Kinds> = {
  premium: 'Hay cambios en tu premium o en un pago',
};

const pushedEvents: Readonly<Record<PremiumEvent, string>> = {
  started: 'Ya tienes premium',
  'payment-failed': 'Tu pago no se completó',
  unpaid: 'Tu premium ha terminado por falta de pago',
  'trial-ending': 'Tu prueba gratis termina pronto',
  'trial-paid': 'Tu prueba gratis ha terminado y tu plan ha empezado',
  'plan-changes': 'Tu plan premium cambia pronto',
  'plan-changed': 'Tu plan premium ha cambiado',
  canceled: 'Tu premium no se renovará',
  'renews-again': 'Tu premium vuelve a renovarse',
  refunded: 'Hay un reembolso en camino',
  'refund-failed': 'Tu reembolso no llegó',
  ended: 'Tu premium ha terminado',
  'subscription-ended': 'Tu suscripción ha terminado y sigues teniendo premium',
  withdrawn: 'Desististe de tu contrato',
  reminder: 'Tu premium se renueva automáticamente hasta que lo canceles',
  'price-changes': 'El precio de tu premium cambia',
  'price-stays': 'El precio de tu premium sigue igual',
};

export const pushes: NoticePushes<Kinds> = {
  premium: ({ event }) => pushedEvents[event],
  'incognito.ended': () => 'El modo incógnito ha terminado y tu perfil está en pausa',
};

export const mails: NoticeMails<Kinds> = {
  'incognito.ended': (_about, { brand, link }) => ({
    subject: `El modo incógnito ha terminado en ${brand}`,
    preview: 'Tu perfil está en pausa, así que la gente nueva no lo ve.',
    title: 'El modo incógnito ha terminado',
    parts: [
      {
        text: 'Ya no puedes usar el modo incógnito, porque tu premium ha terminado o ya no lo incluye. Tu perfil está en pausa, así que la gente nueva no lo ve. Tus matches aún pueden verte y escribirte.',
      },
      {
        text: 'Tú decides qué pasa ahora: mostrar tu perfil de nuevo a todo el mundo o dejarlo en pausa.',
      },
      { label: 'Elegir quién me ve', href: link.settings },
    ],
    reason: `Recibes este correo por tu premium en ${brand}.`,
  }),
};
