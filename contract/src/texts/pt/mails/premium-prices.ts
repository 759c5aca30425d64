import type { premiumMails } from '../../../premium/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDate as date } from '../format-date.ts';
import { money, planNames, reason } from './premium-words.ts';

export const priceTexts: MailTexts<Pick<typeof premiumMails, 'price-changes' | 'price-stays'>> = {
  'price-changes': ({ plan, before, amount, on, ...price }, { brand, link }) => ({
    subject: `O preço do seu premium no ${brand} muda em ${date(on)}`,
    preview: `Ele passa de ${money({ ...price, amount: before })} para ${money({ ...price, amount })}.`,
    title: 'O preço do seu premium vai mudar',
    parts: [
      {
        text: `A partir de ${date(on)}, seu plano ${planNames[plan]} custa ${money({ ...price, amount })} em vez de ${money({ ...price, amount: before })}. O primeiro pagamento nesse dia ou depois é o primeiro com o preço novo. Os pagamentos anteriores mantêm o preço antigo.`,
      },
      {
        text: 'Se não concordar, você pode cancelar quando quiser, sem dar motivo. Se cancelar antes do primeiro pagamento com o preço novo, nunca paga esse preço e fica com o premium até o fim do período pago.',
      },
      { label: 'Cancelar premium', href: link.managePremium },
      { note: 'Se quiser manter o premium, não precisa fazer nada.' },
    ],
    reason: reason(brand),
  }),
  'price-stays': ({ plan, ...price }, { brand, link }) => ({
    subject: `O preço do seu premium no ${brand} continua o mesmo`,
    preview: `Continua em ${money(price)}.`,
    title: 'O preço do seu premium continua o mesmo',
    parts: [
      {
        text: `Avisamos que o preço do seu plano ${planNames[plan]} ia mudar. Essa mudança foi cancelada: ele continua custando ${money(price)}. Pedimos desculpas pela confusão.`,
      },
      { label: 'Gerenciar premium', href: link.managePremium },
      {
        note: 'Se você cancelou por causa do preço, pode desfazer isso lá até o fim do período pago.',
      },
    ],
    reason: reason(brand),
  }),
};
