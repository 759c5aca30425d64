import type { premiumMails } from '../../../premium/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDate as date } from '../format-date.ts';
import { money, planNames, reason } from './premium-words.ts';

export const priceTexts: MailTexts<Pick<typeof premiumMails, 'price-changes' | 'price-stays'>> = {
  'price-changes': ({ plan, before, amount, on, ...price }, { brand, link }) => ({
    subject: `${brand}: cena Twojego premium zmienia się ${date(on)}`,
    preview: `Będzie wynosić ${money({ ...price, amount })} zamiast ${money({ ...price, amount: before })}.`,
    title: 'Cena Twojego premium się zmienia',
    parts: [
      {
        text: `Od ${date(on)} plan ${planNames[plan]} będzie Cię kosztować ${money({ ...price, amount })} zamiast ${money({ ...price, amount: before })}. Nowa cena dotyczy pierwszej płatności w tym dniu lub później. Wcześniejsze płatności mają dotychczasową cenę.`,
      },
      {
        text: 'Jeśli się na to nie zgadzasz, możesz zrezygnować w każdej chwili, bez podania przyczyny. Jeśli zrezygnujesz przed pierwszą płatnością w nowej cenie, nigdy jej nie zapłacisz, a premium zostanie z Tobą do końca opłaconego czasu.',
      },
      { label: 'Zrezygnuj z premium', href: link.managePremium },
      { note: 'Jeśli chcesz zachować premium, nie musisz nic robić.' },
    ],
    reason: reason(brand),
  }),
  'price-stays': ({ plan, ...price }, { brand, link }) => ({
    subject: `${brand}: cena Twojego premium zostaje bez zmian`,
    preview: `Nadal wynosi ${money(price)}.`,
    title: 'Cena Twojego premium zostaje bez zmian',
    parts: [
      {
        text: `Pisaliśmy, że cena Twojego planu (${planNames[plan]}) się zmieni. Ta zmiana została zatrzymana: plan nadal kosztuje ${money(price)}. Przepraszamy za zamieszanie.`,
      },
      { label: 'Zarządzaj premium', href: link.managePremium },
      {
        note: 'Jeśli rezygnacja była z powodu ceny, możesz ją tam cofnąć do końca opłaconego czasu.',
      },
    ],
    reason: reason(brand),
  }),
};
