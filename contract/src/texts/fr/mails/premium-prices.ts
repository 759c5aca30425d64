import type { premiumMails } from '../../../premium/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDate as date } from '../format-date.ts';
import { money, planNames, reason } from './premium-words.ts';

export const priceTexts: MailTexts<Pick<typeof premiumMails, 'price-changes' | 'price-stays'>> = {
  'price-changes': ({ plan, before, amount, on, ...price }, { brand, link }) => ({
    subject: `Le prix de Premium sur ${brand} change le ${date(on)}`,
    preview: `Il passera de ${money({ ...price, amount: before })} à ${money({ ...price, amount })}.`,
    title: 'Le prix de Premium change',
    parts: [
      {
        text: `À partir du ${date(on)}, ta formule ${planNames[plan]} coûte ${money({ ...price, amount })} au lieu de ${money({ ...price, amount: before })}. Le nouveau prix vaut dès le premier paiement à cette date ou après. Les paiements d’avant gardent l’ancien prix.`,
      },
      {
        text: 'Si tu n’es pas d’accord, tu peux résilier à tout moment, sans motif. Si tu résilies avant le premier paiement au nouveau prix, tu ne le paies jamais et tu gardes Premium jusqu’à la fin de la période payée.',
      },
      { label: 'Résilier Premium', href: link.managePremium },
      { note: 'Si tu veux garder Premium, tu n’as rien à faire.' },
    ],
    reason: reason(brand),
  }),
  'price-stays': ({ plan, ...price }, { brand, link }) => ({
    subject: `Le prix de Premium sur ${brand} reste le même`,
    preview: `Il reste à ${money(price)}.`,
    title: 'Le prix de Premium reste le même',
    parts: [
      {
        text: `Nous t’avions annoncé un nouveau prix pour ta formule ${planNames[plan]}. Ce changement a été arrêté : elle coûte toujours ${money(price)}. Nous sommes désolés pour la confusion.`,
      },
      { label: 'Gérer Premium', href: link.managePremium },
      {
        note: 'Si tu as résilié à cause du prix, tu peux revenir là-dessus à cet endroit jusqu’à la fin de la période payée.',
      },
    ],
    reason: reason(brand),
  }),
};
