import type { PlanId } from '@kindred/contract/premium/plans';
import type { planChange as en } from '../en/plan-change.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatSiteDate as formatDate } from '../../lib/formats/formats.ts';

/** What the page says that changes the plan. */
export const planChange: Translated<typeof en> = {
  title: 'Mudar seu plano',
  from: (from: string, to: string) => `Do ${from.toLowerCase()} para o ${to.toLowerCase()}`,
  lines: 'Como calculamos o valor de hoje',
  line: (plan: PlanId, unused: boolean) =>
    `${{ monthly: 'Premium mensal', quarterly: 'Premium trimestral', annual: 'Premium anual' }[plan]}${unused ? ': dias não usados' : ''}`,
  due: 'A pagar hoje',
  creditUsed: 'Seu crédito',
  credit: (amount: string) => `Seu crédito restante, ${amount}, reduz seus próximos pagamentos.`,
  next: (price: string, date: string) => `Próximo pagamento: ${price} em ${formatDate(date)}`,
  nextIs: (price: string, less: string) => `${price}, menos ${less}`,
  ofCredit: (amount: string) => `${amount} de crédito`,
  ofCoupon: (amount: string) => `${amount} do seu cupom`,
  and: (one: string, other: string) => `${one} e ${other}`,
  owed: (amount: string) => `O valor inclui ${amount} que você deve de antes.`,
  renewal: (plan: string, date: string) =>
    `Plano ${plan.toLowerCase()}, cobrado em ${formatDate(date)}`,
  after: (price: string, date: string) => `O pagamento seguinte: ${price} em ${formatDate(date)}`,
  nothing: (price: string, date: string) => `Nada hoje. ${price} em ${formatDate(date)}.`,
  submit: (price: string) => `Mudar e pagar ${price}`,
  submitFree: 'Mudar plano',
  submitLater: (date: string) => `Mudar plano em ${formatDate(date)}`,
  canceled:
    'Sua assinatura está cancelada. Mantenha o premium primeiro. Depois você pode mudar de plano.',
  working: 'Mudando…',
  keep: 'Manter meu plano',
  done: 'Seu plano foi alterado',
  doneAbout: 'A mudança já está valendo.',
  doneLater: 'Seu plano vai mudar',
};
