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
  monthly: 'cada mes',
  quarterly: 'cada 3 meses',
  annual: 'cada año',
};

const afterTrial = ({
  plan,
  coupon,
  ...price
}: MailDataOf<(typeof premiumMails)['trial-ending']>) =>
  `Entonces empieza tu plan ${planNames[plan]}, por ${money(price)} ${every[plan]}${coupon ? `, menos tu cupón ${coupon} en el primer pago` : ''}. Si cancelas antes, no pagas nada.`;

const nothingCharged = 'No se cobró nada, porque tu cupón o tu saldo cubre el primer pago.';

const updateCard = (until: string | null) =>
  `Actualiza tu tarjeta para ${until ? 'conservar' : 'recuperar'} premium.`;

type Withdrawal = MailDataOf<(typeof premiumMails)['premium-started']>['withdrawal'];

const rightToWithdraw = (
  { token, lastDay }: Withdrawal,
  link: MailContext['link'],
): readonly LetterPart[] => [
  {
    text: `Puedes desistir de este contrato hasta el final del ${date(lastDay)}, sin indicar el motivo. No necesitas iniciar sesión.`,
  },
  { label: withdrawHere, href: link.withdraw(token) },
];

const unpaid = (isFirst: boolean) =>
  `${isFirst ? 'Tu primer pago' : 'El último pago'} no se completó`;

export const premium: MailTexts<typeof premiumMails> = {
  'premium-started': ({ paid, plan, until, withdrawal, ...price }, { brand, link }) => ({
    subject: `Ya tienes premium en ${brand}`,
    preview: `Tu plan ${planNames[plan]} está activo.`,
    title: 'Ya tienes premium',
    parts: [
      {
        text: `${
          paid > 0
            ? `Pagaste ${money({ ...price, amount: paid })} por tu plan ${planNames[plan]}.`
            : `Tu plan ${planNames[plan]} está activo. ${nothingCharged}`
        } Se renueva el ${date(until)} por ${money(price)}, salvo que lo canceles antes.`,
      },
      { label: 'Gestionar premium', href: link.premium },
      { note: 'Allí puedes descargar tus facturas.' },
      ...rightToWithdraw(withdrawal, link),
    ],
    reason: reason(brand),
  }),
  'trial-started': ({ withdrawal, ...trial }, { brand, link }) => ({
    subject: `Tu prueba gratis en ${brand} ha empezado`,
    preview: `Es gratis hasta el ${date(trial.until)}.`,
    title: 'Tu prueba gratis ha empezado',
    parts: [
      { text: `Premium es gratis hasta el ${date(trial.until)}. ${afterTrial(trial)}` },
      { label: 'Gestionar premium', href: link.premium },
      ...rightToWithdraw(withdrawal, link),
    ],
    reason: reason(brand),
  }),
  'payment-failed': ({ until, next, ...due }, { brand, link }) => ({
    subject: `Tu pago en ${brand} no se completó`,
    preview: updateCard(until),
    title: 'Tu pago no se completó',
    parts: [
      {
        text: `No pudimos cobrar ${money(due)} en tu tarjeta.${until ? ` Conservas premium hasta el ${date(until)}.` : ''}`,
      },
      { text: updateCard(until) },
      ...(next ? [{ text: `Lo intentaremos de nuevo el ${date(next)}.` }] : []),
      { label: 'Actualizar tu tarjeta', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'premium-unpaid': ({ isFirst }, { brand, link }) => ({
    subject: `Tu premium en ${brand} ha terminado`,
    preview: `${unpaid(isFirst)}.`,
    title: 'Tu premium ha terminado',
    parts: [
      {
        text: `${unpaid(isFirst)}, así que tu premium ha terminado. ${isFirst ? 'No se cobró nada' : 'No se cobrará nada más'}. Conservas tu perfil y todo su contenido.`,
      },
      { label: 'Volver a premium', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'trial-ending': (trial, { brand, link }) => ({
    subject: `Tu prueba gratis en ${brand} termina pronto`,
    preview: `Termina el ${date(trial.until)}.`,
    title: 'Tu prueba gratis termina pronto',
    parts: [
      { text: `Tu prueba gratis termina el ${date(trial.until)}. ${afterTrial(trial)}` },
      { label: 'Gestionar premium', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'trial-paid': ({ paid, plan, until, ...price }, { brand, link }) => ({
    subject: `${paid > 0 ? 'Tu primer pago' : 'Tu plan ha empezado'} en ${brand}`,
    preview: `Tu plan ${planNames[plan]} ha empezado.`,
    title: paid > 0 ? 'Tu primer pago' : 'Tu plan ha empezado',
    parts: [
      {
        text: `Tu prueba gratis ha terminado y ${
          paid > 0
            ? `pagaste ${money({ ...price, amount: paid })} por tu plan ${planNames[plan]}.`
            : `tu plan ${planNames[plan]} ha empezado. ${nothingCharged}`
        } Se renueva el ${date(until)} por ${money(price)}, salvo que lo canceles antes.`,
      },
      { label: 'Gestionar premium', href: link.premium },
      { note: 'Allí puedes descargar tus facturas.' },
    ],
    reason: reason(brand),
  }),
  'plan-changes': ({ from, to, at, ...price }, { brand, link }) => ({
    subject: `Tu plan en ${brand} cambia el ${date(at)}`,
    preview: `Hasta entonces conservas el plan ${planNames[from]}.`,
    title: `Tu plan cambia el ${date(at)}`,
    parts: [
      {
        text: `Conservas el plan ${planNames[from]} hasta el ${date(at)}. Entonces empieza tu plan ${planNames[to]}, por ${money(price)}, menos tu saldo si lo tienes. Antes no se cobra nada.`,
      },
      { label: 'Gestionar premium', href: link.premium },
      {
        note: `Si cambias de opinión, allí puedes conservar el plan ${planNames[from]} hasta entonces.`,
      },
    ],
    reason: reason(brand),
  }),
  'plan-changed': ({ plan, until, due, ...price }, { brand, link }) => ({
    subject: `Tu plan en ${brand} ha cambiado`,
    preview: `Ahora tienes el plan ${planNames[plan]}.`,
    title: 'Tu plan ha cambiado',
    parts: [
      {
        text: `Ahora tienes el plan ${planNames[plan]}. ${
          due
            ? `Su primer pago, de ${money(price)}, es el ${date(due)}, menos tu saldo si lo tienes. Se renueva el ${date(until)} por ${money(price)}`
            : `El próximo pago es de ${money(price)} el ${date(until)}, menos tu saldo o cupón si los tienes`
        }, salvo que lo canceles antes.`,
      },
      { label: 'Gestionar premium', href: link.premium },
      { note: 'Allí puedes descargar tus facturas.' },
    ],
    reason: reason(brand),
  }),
  'renewal-reminder': ({ plan, at, since, ...price }, { brand, link }) => ({
    subject: `Tu premium en ${brand} se renueva automáticamente`,
    preview: `El próximo pago es de ${money(price)} el ${date(at)}.`,
    title: 'Tu premium se renueva automáticamente',
    parts: [
      {
        text: `Tienes premium desde el ${date(since)}. El próximo pago es de ${money(price)} por el plan ${planNames[plan]} el ${date(at)}, menos tu saldo o cupón si los tienes, y después ${every[plan]} hasta que lo canceles.`,
      },
      {
        text: `Puedes cancelar cuando quieras, sin dar motivos. Si cancelas antes del ${date(at)}, no pagas nada más y conservas premium hasta entonces.`,
      },
      { label: 'Cancelar premium', href: link.managePremium },
      {
        note: 'Enviamos este recordatorio una vez al año, sean cuales sean tus ajustes de correo, para que nunca pagues por algo que olvidaste.',
      },
    ],
    reason: reason(brand),
  }),
  ...priceTexts,
  ...endTexts,
  ...withdrawalTexts,
};
