import type { premiumMails } from '../../../premium/mails.ts';
import type { Rights } from '../../../premium/rights.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDate as date } from '../format-date.ts';
import { money, nextPayment, planNames, reason } from './premium-words.ts';

const without: Record<keyof Rights, string> = {
  likesPerDay: 'menos curtidas por dia',
  superlikesPerDay: 'menos supercurtidas por dia',
  undosPerDay: 'você desfaz menos vezes por dia',
  seesLikes: 'você não vê quem curtiu você',
  filters: 'você filtra só por idade, distância e gênero',
  incognito: 'você não pode usar o modo incógnito',
};

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
    subject: `Seu premium no ${brand} não vai ser renovado`,
    preview: `Você fica com ele até ${date(until)}.`,
    title: 'Seu premium não vai ser renovado',
    parts: [
      {
        text: isTrial
          ? `Seu teste grátis foi cancelado. Você fica com o premium até ${date(until)}, e nada é cobrado.`
          : `Sua assinatura foi cancelada. Você fica com o premium até ${date(until)}, e nada mais é cobrado.`,
      },
      { label: 'Manter premium', href: link.premium },
      { note: `Se mudar de ideia, você pode desfazer isso nessa página até ${date(endsAt)}.` },
    ],
    reason: reason(brand),
  }),
  'premium-renews-again': ({ plan, until, ...due }, { brand, link }) => ({
    subject: `Seu premium no ${brand} volta a ser renovado`,
    preview: `O próximo pagamento é em ${date(until)}.`,
    title: 'Seu premium volta a ser renovado',
    parts: [
      {
        text: `O cancelamento foi desfeito. Seu plano ${planNames[plan]} é renovado em ${date(until)} por ${nextPayment(due)}, a menos que você cancele antes.`,
      },
      { label: 'Gerenciar premium', href: link.premium },
    ],
    reason: reason(brand),
  }),
  refunded: ({ credit, card, ...refund }, { brand, link }) => ({
    subject: `Você recebe ${money(refund)} de volta do ${brand}`,
    preview: 'Leva de 5 a 10 dias.',
    title: `Você recebe ${money(refund)} de volta`,
    parts: [
      {
        text: `O valor de ${money(refund)} está a caminho do seu cartão${card ? ` com final ${card}` : ''}. Leva de 5 a 10 dias para aparecer no seu banco.`,
      },
      ...(credit > 0
        ? [
            {
              text:
                credit === refund.amount
                  ? 'Esse valor era seu crédito, que está incluído no reembolso.'
                  : `Uma parte, ${money({ ...refund, amount: credit })}, era seu crédito, que está incluído no reembolso.`,
            },
          ]
        : []),
      { label: 'Ver suas faturas', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'refund-failed': ({ credit, card, ...refund }, { brand, link }) => ({
    subject: `Seu reembolso de ${money(refund)} do ${brand} não chegou`,
    preview: 'O banco do seu cartão devolveu o valor.',
    title: 'Seu reembolso não chegou',
    parts: [
      {
        text: `O banco do seu cartão${card ? ` com final ${card}` : ''} devolveu o reembolso de ${money(refund)}. Isso acontece quando um cartão foi encerrado ou trocado.`,
      },
      ...(credit > 0
        ? [
            {
              text:
                credit === refund.amount
                  ? 'Você tem esse valor como crédito de novo, o que reduz seus próximos pagamentos.'
                  : `Você tem ${money({ ...refund, amount: credit })} desse valor como crédito de novo, o que reduz seus próximos pagamentos.`,
            },
          ]
        : []),
      ...(credit < refund.amount
        ? [{ text: 'Escreva para nós, e vamos achar outra forma de devolver o dinheiro.' }]
        : []),
      { label: 'Ver suas faturas', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'premium-ended': ({ isTrial, lost }, { brand, link }) => ({
    subject: `Seu ${isTrial ? 'teste grátis' : 'premium'} no ${brand} terminou`,
    preview: 'Você pode assinar premium de novo quando quiser.',
    title: `Seu ${isTrial ? 'teste grátis' : 'premium'} terminou`,
    parts: [
      {
        text: `${isTrial ? 'Seu teste grátis terminou, e nada foi cobrado.' : 'Seu premium terminou. Nada mais é cobrado.'} Seu perfil e tudo o que há nele continuam.`,
      },
      ...(lost.length > 0
        ? [{ text: `Sem premium: ${lost.map((right) => without[right]).join('; ')}.` }]
        : []),
      { label: 'Assinar premium de novo', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'subscription-ended': ({ until, isUnpaid }, { brand, link }) => ({
    subject: `Sua assinatura no ${brand} terminou`,
    preview: `Você tem premium até ${date(until)}.`,
    title: 'Sua assinatura terminou',
    parts: [
      {
        text: `${isUnpaid ? 'Seu pagamento não foi concluído, por isso sua assinatura terminou. Nada' : 'Sua assinatura terminou, e nada'} mais é cobrado. Nossa equipe deu premium a você, e ele continua até ${date(until)}.`,
      },
      { label: 'Ver premium', href: link.premium },
    ],
    reason: reason(brand),
  }),
};
