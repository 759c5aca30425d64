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
  monthly: 'por mês',
  quarterly: 'a cada 3 meses',
  annual: 'por ano',
};

/** How often it is charged again. */
const again: Record<PlanId, string> = {
  monthly: 'todo mês',
  quarterly: 'a cada 3 meses',
  annual: 'todo ano',
};

const afterTrial = ({
  plan,
  coupon,
  ...price
}: MailDataOf<(typeof premiumMails)['trial-ending']>) =>
  `Nesse dia começa seu plano ${planNames[plan]}, de ${money(price)} ${every[plan]}${coupon ? `, menos o cupom ${coupon} no primeiro pagamento` : ''}. Se você cancelar antes, não paga nada.`;

const nothingCharged = 'Nada foi cobrado, porque seu cupom ou crédito cobre o primeiro pagamento.';

const updateCard = (until: string | null) =>
  `Atualize seu cartão para ${until ? 'manter o premium' : 'ter o premium de volta'}.`;

type Withdrawal = MailDataOf<(typeof premiumMails)['premium-started']>['withdrawal'];

const rightToWithdraw = (
  { token, lastDay }: Withdrawal,
  link: MailContext['link'],
): readonly LetterPart[] => [
  {
    text: `Você pode desistir deste contrato até o fim do dia ${date(lastDay)}, sem dar motivo. Não precisa entrar na conta para isso.`,
  },
  { label: withdrawHere, href: link.withdraw(token) },
];

const unpaid = (isFirst: boolean) =>
  `${isFirst ? 'Seu primeiro pagamento' : 'O último pagamento'} não foi concluído`;

export const premium: MailTexts<typeof premiumMails> = {
  'premium-started': ({ paid, plan, until, withdrawal, ...price }, { brand, link }) => ({
    subject: `Você tem premium no ${brand}`,
    preview: `Seu plano ${planNames[plan]} está ativo.`,
    title: 'Você tem premium',
    parts: [
      {
        text: `${
          paid > 0
            ? `Você pagou ${money({ ...price, amount: paid })} pelo plano ${planNames[plan]}.`
            : `Seu plano ${planNames[plan]} está ativo. ${nothingCharged}`
        } Ele é renovado em ${date(until)} por ${money(price)}, a menos que você cancele antes.`,
      },
      { label: 'Gerenciar premium', href: link.premium },
      { note: 'Lá você pode baixar suas faturas.' },
      ...rightToWithdraw(withdrawal, link),
    ],
    reason: reason(brand),
  }),
  'trial-started': ({ withdrawal, ...trial }, { brand, link }) => ({
    subject: `Seu teste grátis no ${brand} começou`,
    preview: `É grátis até ${date(trial.until)}.`,
    title: 'Seu teste grátis começou',
    parts: [
      { text: `O premium é grátis até ${date(trial.until)}. ${afterTrial(trial)}` },
      { label: 'Gerenciar premium', href: link.premium },
      ...rightToWithdraw(withdrawal, link),
    ],
    reason: reason(brand),
  }),
  'payment-failed': ({ until, next, ...due }, { brand, link }) => ({
    subject: `Seu pagamento no ${brand} não foi concluído`,
    preview: updateCard(until),
    title: 'Seu pagamento não foi concluído',
    parts: [
      {
        text: `Não conseguimos cobrar ${money(due)} no seu cartão.${until ? ` Você continua com premium até ${date(until)}.` : ''}`,
      },
      { text: updateCard(until) },
      ...(next ? [{ text: `Vamos tentar de novo em ${date(next)}.` }] : []),
      { label: 'Atualizar cartão', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'premium-unpaid': ({ isFirst }, { brand, link }) => ({
    subject: `Seu premium no ${brand} terminou`,
    preview: `${unpaid(isFirst)}.`,
    title: 'Seu premium terminou',
    parts: [
      {
        text: `${unpaid(isFirst)}, por isso seu premium terminou. ${isFirst ? 'Nada foi cobrado' : 'Nada mais será cobrado'}. Seu perfil e tudo o que há nele continuam.`,
      },
      { label: 'Assinar premium de novo', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'trial-ending': (trial, { brand, link }) => ({
    subject: `Seu teste grátis no ${brand} termina em breve`,
    preview: `Ele termina em ${date(trial.until)}.`,
    title: 'Seu teste grátis termina em breve',
    parts: [
      { text: `Seu teste grátis termina em ${date(trial.until)}. ${afterTrial(trial)}` },
      { label: 'Gerenciar premium', href: link.premium },
    ],
    reason: reason(brand),
  }),
  'trial-paid': ({ paid, plan, until, ...price }, { brand, link }) => ({
    subject: `${paid > 0 ? 'Seu primeiro pagamento' : 'Seu plano começou'} no ${brand}`,
    preview: `Seu plano ${planNames[plan]} começou.`,
    title: paid > 0 ? 'Seu primeiro pagamento' : 'Seu plano começou',
    parts: [
      {
        text: `Seu teste grátis terminou, e ${
          paid > 0
            ? `você pagou ${money({ ...price, amount: paid })} pelo plano ${planNames[plan]}.`
            : `seu plano ${planNames[plan]} começou. ${nothingCharged}`
        } Ele é renovado em ${date(until)} por ${money(price)}, a menos que você cancele antes.`,
      },
      { label: 'Gerenciar premium', href: link.premium },
      { note: 'Lá você pode baixar suas faturas.' },
    ],
    reason: reason(brand),
  }),
  'plan-changes': ({ from, to, at, ...price }, { brand, link }) => ({
    subject: `Seu plano no ${brand} muda em ${date(at)}`,
    preview: `Até lá, você fica com o plano ${planNames[from]}.`,
    title: `Seu plano muda em ${date(at)}`,
    parts: [
      {
        text: `Você fica com o plano ${planNames[from]} até ${date(at)}. Depois começa seu plano ${planNames[to]}, de ${money(price)}, menos o crédito que você tiver. Nada é cobrado antes.`,
      },
      { label: 'Gerenciar premium', href: link.premium },
      {
        note: `Se mudar de ideia, até lá você pode manter o plano ${planNames[from]} nessa página.`,
      },
    ],
    reason: reason(brand),
  }),
  'plan-changed': ({ plan, until, due, ...price }, { brand, link }) => ({
    subject: `Seu plano no ${brand} foi alterado`,
    preview: `Agora você tem o plano ${planNames[plan]}.`,
    title: 'Seu plano foi alterado',
    parts: [
      {
        text: `Agora você tem o plano ${planNames[plan]}. ${
          due
            ? `O primeiro pagamento, de ${money(price)}, é em ${date(due)}, menos o crédito que você tiver. O plano é renovado em ${date(until)} por ${money(price)}`
            : `O próximo pagamento é de ${money(price)} em ${date(until)}, menos o crédito ou cupom que você tiver`
        }, a menos que você cancele antes.`,
      },
      { label: 'Gerenciar premium', href: link.premium },
      { note: 'Lá você pode baixar suas faturas.' },
    ],
    reason: reason(brand),
  }),
  'renewal-reminder': ({ plan, at, since, ...price }, { brand, link }) => ({
    subject: `Seu premium no ${brand} é renovado automaticamente`,
    preview: `O próximo pagamento é de ${money(price)} em ${date(at)}.`,
    title: 'Seu premium é renovado automaticamente',
    parts: [
      {
        text: `Você tem premium desde ${date(since)}. O próximo pagamento é de ${money(price)} pelo plano ${planNames[plan]}, em ${date(at)}, menos o crédito ou cupom que você tiver. Depois, a cobrança se repete ${again[plan]} até você cancelar.`,
      },
      {
        text: `Você pode cancelar quando quiser, sem dar motivo. Se cancelar antes de ${date(at)}, não paga mais nada e fica com o premium até lá.`,
      },
      { label: 'Cancelar premium', href: link.managePremium },
      {
        note: 'Enviamos este lembrete uma vez por ano, seja qual for sua escolha sobre e-mails, para que você nunca pague por algo que esqueceu.',
      },
    ],
    reason: reason(brand),
  }),
  ...priceTexts,
  ...endTexts,
  ...withdrawalTexts,
};
