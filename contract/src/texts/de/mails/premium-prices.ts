import type { premiumMails } from '../../../premium/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDate as date } from '../format-date.ts';
import { money, planNames, reason } from './premium-words.ts';

export const priceTexts: MailTexts<Pick<typeof premiumMails, 'price-changes' | 'price-stays'>> = {
  'price-changes': ({ plan, before, amount, on, ...price }, { brand, link }) => ({
    subject: `Der Preis deines Premium bei ${brand} ändert sich am ${date(on)}`,
    preview: `Es kostet dann ${money({ ...price, amount })} statt ${money({ ...price, amount: before })}.`,
    title: 'Der Preis deines Premium ändert sich',
    parts: [
      {
        text: `Ab dem ${date(on)} kostet dein ${planNames[plan]} ${money({ ...price, amount })} statt ${money({ ...price, amount: before })}. Den neuen Preis hat die erste Zahlung an diesem Tag oder danach. Für Zahlungen davor gilt der alte Preis.`,
      },
      {
        text: 'Wenn du nicht einverstanden bist, kannst du jederzeit kündigen, ohne einen Grund zu nennen. Wenn du vor der ersten Zahlung mit dem neuen Preis kündigst, zahlst du ihn nie und behältst Premium bis zum Ende der bezahlten Zeit.',
      },
      { label: 'Premium kündigen', href: link.managePremium },
      { note: 'Wenn du Premium behalten möchtest, musst du nichts tun.' },
    ],
    reason: reason(brand),
  }),
  'price-stays': ({ plan, ...price }, { brand, link }) => ({
    subject: `Der Preis deines Premium bei ${brand} bleibt`,
    preview: `Er bleibt bei ${money(price)}.`,
    title: 'Der Preis deines Premium bleibt',
    parts: [
      {
        text: `Wir hatten dir geschrieben, dass sich der Preis für dein ${planNames[plan]} ändert. Das wurde gestoppt: Es kostet weiterhin ${money(price)}. Bitte entschuldige die Verwirrung.`,
      },
      { label: 'Premium verwalten', href: link.managePremium },
      {
        note: 'Wenn du wegen des Preises gekündigt hast, kannst du das dort bis zum Ende der bezahlten Zeit rückgängig machen.',
      },
    ],
    reason: reason(brand),
  }),
};
