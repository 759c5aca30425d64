import type { premiumMails } from '../../../premium/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDate as date } from '../format-date.ts';
import { money, planNames, reason } from './premium-words.ts';

export const priceTexts: MailTexts<Pick<typeof premiumMails, 'price-changes' | 'price-stays'>> = {
  'price-changes': ({ plan, before, amount, on, ...price }, { brand, link }) => ({
    subject: `El precio de tu premium en ${brand} cambia el ${date(on)}`,
    preview: `Pasará de ${money({ ...price, amount: before })} a ${money({ ...price, amount })}.`,
    title: 'El precio de tu premium cambia',
    parts: [
      {
        text: `A partir del ${date(on)}, tu plan ${planNames[plan]} cuesta ${money({ ...price, amount })} en lugar de ${money({ ...price, amount: before })}. El primer pago de ese día o posterior es el primero con el precio nuevo. Los pagos anteriores mantienen el precio de antes.`,
      },
      {
        text: 'Si no estás de acuerdo, puedes cancelar cuando quieras, sin dar motivos. Si cancelas antes del primer pago con el precio nuevo, nunca lo pagas, y conservas premium hasta el final del tiempo pagado.',
      },
      { label: 'Cancelar premium', href: link.managePremium },
      { note: 'Si quieres conservar premium, no tienes que hacer nada.' },
    ],
    reason: reason(brand),
  }),
  'price-stays': ({ plan, ...price }, { brand, link }) => ({
    subject: `El precio de tu premium en ${brand} sigue igual`,
    preview: `Sigue siendo de ${money(price)}.`,
    title: 'El precio de tu premium sigue igual',
    parts: [
      {
        text: `Te dijimos que el precio de tu plan ${planNames[plan]} iba a cambiar. Ese cambio se detuvo: sigue costando ${money(price)}. Lamentamos la confusión.`,
      },
      { label: 'Gestionar premium', href: link.managePremium },
      {
        note: 'Si cancelaste por el precio, puedes deshacerlo allí hasta el final del tiempo pagado.',
      },
    ],
    reason: reason(brand),
  }),
};
