import type { premiumMails } from '../../../premium/mails.ts';
import type { Rights } from '../../../premium/rights.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDate as date } from '../format-date.ts';
import { money, nextPayment, planNames, reason } from './premium-words.ts';

const without: Record<keyof Rights, string> = {
  likesPerDay: 'tienes menos likes al día',
  superlikesPerDay: 'tienes menos superlikes al día',
  undosPerDay: 'puedes deshacer menos veces al día',
  seesLikes: 'no ves a quién le gustas',
  filters: 'solo filtras por edad, distancia y género',
  incognito: 'no puedes usar el modo incógnito',
};

const cardName = (card: string | null | undefined) =>
  `tu tarjeta${card ? ` terminada en ${card}` : ''}`;

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
    subject: `Tu premium en ${brand} no se renovará`,
    preview: `Lo conservas hasta el ${date(until)}.`,
    title: 'Tu premium no se renovará',
    parts: [
      {
        text: isTrial
          ? `Tu prueba gratis está cancelada. Conservas premium hasta el ${date(until)} y no se cobra nada.`
          : `Tu suscripción está cancelada. Conservas premium hasta el ${date(until)} y no se cobra nada más.`,
      },
      { label: 'Conservar premium', href: link.premium },
      {
        note: `Si cambias de opinión, puedes deshacerlo allí hasta el ${date(endsAt)}.`,
      },
    ],
    reason: reason(brand),
  }),
  'premium-renews-again': ({ plan, until, ...due }, { brand, link }) => ({
    subject: `Tu premium en ${brand} vuelve a renovarse`,
    preview: `El próximo pago es el ${date(until)}.`,
    title: 'Tu premium vuelve a renovarse',
    parts: [
      {
        text: `La cancelación se deshizo. Tu plan ${planNames[plan]} se renueva el ${date(until)} por ${nextPayment(due)}, salvo que lo canceles antes.`,
      },
      { label: 'Gestionar premium', href: link.premium },
    ],
    reason: reason(brand),
  }),
  refunded: ({ credit, card, ...refund }, { brand, link }) => ({
    subject: `${brand} te devuelve ${money(refund)}`,
    preview: 'Tarda de 5 a 10 días.',
    title: `Te devolvemos ${money(refund)}`,
    parts: [
      {
        text: `Hemos enviado ${money(refund)} a ${cardName(card)}. Tu banco tarda de 5 a 10 días en mostrarlo.`,
      },
      ...(credit > 0
        ? [
            {
              text:
                credit === refund.amount
                  ? 'Procede de tu saldo, que se devuelve así.'
                  : `Incluye ${money({ ...refund, amount: credit })} de tu saldo, que también se devuelve.`,
            },
          ]
        : []),
      { label: 'Ver tus facturas', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'refund-failed': ({ credit, card, ...refund }, { brand, link }) => ({
    subject: `Tu reembolso de ${money(refund)} de ${brand} no llegó`,
    preview: 'El banco de tu tarjeta lo devolvió.',
    title: 'Tu reembolso no llegó',
    parts: [
      {
        text: `El banco de ${cardName(card)} rechazó el reembolso de ${money(refund)}. Esto ocurre cuando una tarjeta se dio de baja o se sustituyó.`,
      },
      ...(credit > 0
        ? [
            {
              text:
                credit === refund.amount
                  ? 'Vuelves a tener ese importe como saldo, que reduce tus próximos pagos.'
                  : `De ese importe, vuelves a tener ${money({ ...refund, amount: credit })} como saldo, que reduce tus próximos pagos.`,
            },
          ]
        : []),
      ...(credit < refund.amount
        ? [{ text: 'Escríbenos y buscaremos otra forma de pagarte.' }]
        : []),
      { label: 'Ver tus facturas', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'premium-ended': ({ isTrial, lost }, { brand, link }) => ({
    subject: isTrial
      ? `Tu prueba gratis en ${brand} ha terminado`
      : `Tu premium en ${brand} ha terminado`,
    preview: 'Puedes volver a tener premium cuando quieras.',
    title: isTrial ? 'Tu prueba gratis ha terminado' : 'Tu premium ha terminado',
    parts: [
      {
        text: `${isTrial ? 'Tu prueba gratis ha terminado y no se cobró nada.' : 'Tu premium ha terminado. No se cobra nada más.'} Conservas tu perfil y todo su contenido.`,
      },
      ...(lost.length > 0
        ? [{ text: `Sin premium: ${lost.map((right) => without[right]).join('; ')}.` }]
        : []),
      { label: 'Volver a premium', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'subscription-ended': ({ until, isUnpaid }, { brand, link }) => ({
    subject: `Tu suscripción en ${brand} ha terminado`,
    preview: `Tienes premium hasta el ${date(until)}.`,
    title: 'Tu suscripción ha terminado',
    parts: [
      {
        text: `${isUnpaid ? 'Tu pago no se completó, así que tu suscripción ha terminado. No se cobra nada más.' : 'Tu suscripción ha terminado y no se cobra nada más.'} Nuestro equipo te dio premium, y lo conservas hasta el ${date(until)}.`,
      },
      { label: 'Ver premium', href: link.premium },
    ],
    reason: reason(brand),
  }),
};
