import type { PlanId } from '@kindred/contract/premium/plans';
import type { messages as en } from '../en/premium.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { plural } from '@kindred/contract/texts/pt/plural';
import {
  formatNumber,
  formatPercent,
  formatSiteDate as formatDate,
} from '../../lib/formats/formats.ts';
import { planChange } from './plan-change.ts';

export const every: Record<PlanId, string> = {
  monthly: 'por mês',
  quarterly: 'a cada 3 meses',
  annual: 'por ano',
};

const daysOf = (count: number) => `${count} ${plural(count, { one: 'dia', other: 'dias' })}`;

const likesOf = (count: number) =>
  `${formatNumber(count)} ${plural(count, { one: 'curtida', other: 'curtidas' })} por dia`;

const superlikesOf = (count: number) =>
  `${formatNumber(count)} ${plural(count, { one: 'supercurtida', other: 'supercurtidas' })} por dia`;

const undosOf = (count: number) =>
  `${formatNumber(count)} ${plural(count, { one: 'vez', other: 'vezes' })} por dia`;

export const messages: Translated<typeof en> = {
  loading: 'Carregando…',
  failed: 'Não foi possível carregar',
  again: 'Tentar de novo',
  clock: (date: string) => `Relógio dos pagamentos: ${date}`,
  plans: {
    names: { monthly: 'Mensal', quarterly: 'Trimestral', annual: 'Anual' },
    title: 'Tenha mais com o premium',
    titleLiked: 'Veja quem já curtiu você',
    titleOwn: 'Você tem premium',
    about: 'Mais curtidas, mais chances de desfazer e a lista de quem curtiu você.',
    liked: (count: number) =>
      plural(count, {
        one: `${formatNumber(count)} pessoa está esperando. O premium mostra quem é.`,
        other: `${formatNumber(count)} pessoas estão esperando. O premium mostra quem são.`,
      }),
    own: 'Veja o que você tem e o que pode mudar.',
    ownEnds: (date: string) => `Termina em ${formatDate(date)}. Nada mais será cobrado.`,
    choose: 'Plano',
    perMonth: 'por mês',
    save: (percent: number) => `Economize ${formatPercent(percent)}`,
    billed: (price: string, plan: PlanId) => `${price} ${every[plan]}`,
    yours: 'Seu plano',
    today: (plan: string, price: string) => `${plan}, ${price} hoje`,
    ownPlan: (plan: string) => `Seu plano é o ${plan.toLowerCase()}`,
    other: (plan: string, price: string) => `${plan}, ${price}`,
    otherAbout: 'O próximo passo mostra quanto custa a mudança e quando ela acontece.',
    endsTitle: (plan: string, date: string) =>
      `Plano ${plan.toLowerCase()} termina em ${formatDate(date)}`,
    endsAbout: 'Se você mantiver o premium, ele será renovado como antes.',
    endsOther: (plan: string) =>
      `Mantenha o premium primeiro. Depois você pode mudar para o plano ${plan.toLowerCase()}.`,
    trial: (plan: string, days: number) => `${plan}, ${daysOf(days)} grátis`,
    renews: (price: string, plan: PlanId) =>
      `Depois, ${price} ${every[plan]}. Cancele quando quiser.`,
    renewsOn: (date: string) => `Renovação em ${formatDate(date)}. Cancele quando quiser.`,
    afterTrial: (price: string, plan: PlanId) =>
      `Depois, ${price} ${every[plan]}. Cancele quando quiser.`,
    buy: 'Ir para o pagamento',
    change: (plan: string) => `Mudar para o ${plan.toLowerCase()}`,
    manage: 'Gerenciar premium',
    off: 'O premium ainda não está à venda aqui.',
    verify: 'Confirme seu e-mail primeiro. Depois você pode assinar o premium.',
    toVerify: 'Digitar o código',
  },
  rights: {
    title: 'O que você tem',
    label: 'Grátis e premium lado a lado',
    right: 'O quê',
    free: 'Grátis',
    premium: 'Premium',
    unlimited: 'Sem limite',
    yes: 'Sim',
    no: 'Não',
    names: {
      likesPerDay: 'Curtidas por dia',
      superlikesPerDay: 'Supercurtidas por dia',
      undosPerDay: 'Desfazer por dia',
      seesLikes: 'Ver quem curtiu você',
      filters: 'Filtros',
      incognito: 'Modo incógnito: só quem você curte vê você',
    },
    seesLikes: { true: 'Todo mundo', false: 'Quantas, e uma por vez' },
    filters: { true: 'Todos', false: 'Idade, distância e gênero' },
    note: 'Todo o resto é igual para todo mundo: explorar, matches, segurança e suporte.',
  },
  benefits: {
    title: 'O que está incluído',
    seesLikes: 'Ver todo mundo que curtiu você',
    likesPerDay: (count: number | null) =>
      count === null ? 'Curtidas sem limite' : likesOf(count),
    superlikesPerDay: superlikesOf,
    undosPerDay: (count: number | null) =>
      count === null ? 'Desfazer sem limite' : `Desfazer ${undosOf(count)}`,
    filters: 'Todos os filtros',
    incognito: 'Modo incógnito: só quem você curte vê você',
  },
  checkout: {
    title: 'Pagamento',
    back: 'Todos os planos',
    summary: 'Seu pedido',
    due: 'A pagar hoje',
    free: (days: number) => `${daysOf(days)} grátis`,
    later: (price: string, date: string) => `Depois, ${price} em ${formatDate(date)}`,
    payWith: 'Pagar com',
    otherCard: 'Outro cartão',
    card: (brand: string, last4: string) => `${brand} com final ${last4}`,
    coupon: 'Cupom (opcional)',
    couponOf: (code: string) => `Cupom ${code}`,
    percentOff: (percent: number) => `${formatPercent(percent)} de desconto no primeiro pagamento`,
    amountOff: (amount: string) => `${amount} de desconto no primeiro pagamento`,
    owed: 'Valor devido de antes',
    pay: (price: string) => `Pagar ${price}`,
    payNothing: 'Começar o premium',
    payNow: (price: string) => `Pagar ${price} agora, sem teste`,
    startTrial: 'Começar teste grátis',
    paying: 'Pagando…',
    starting: 'Começando…',
    confirming: 'Conferindo seu pagamento…',
    done: 'Você tem premium',
    doneAbout: 'Seu pagamento foi concluído. Você já pode usar tudo.',
    doneTrial: 'Seu teste grátis começou. Você já pode usar tudo.',
    ownAbout: 'Este é seu plano. Você já pode usar tudo.',
    ownFailed: 'Seu pagamento falhou',
    toLikes: 'Ver quem curtiu você',
    toDiscover: 'Descobrir pessoas',
    manage: 'Gerenciar premium',
    stillOpen:
      'Seu pagamento não foi concluído, e nada foi cobrado. Tente de novo ou use outro cartão.',
    off: 'Não é possível assinar o premium aqui no momento.',
  },
  planned: {
    title: (plan: string, date: string) =>
      `Plano ${plan.toLowerCase()} começa em ${formatDate(date)}`,
    line: (to: string, date: string, from: string) =>
      `O plano ${to.toLowerCase()} começa em ${formatDate(date)}. Até lá, você fica com o ${from.toLowerCase()}.`,
    afterRefund:
      'Dias do período atual foram reembolsados, por isso o novo plano só começa quando ele terminar.',
    until: (from: string) => `Até lá, você fica com o plano ${from.toLowerCase()}.`,
    keep: (plan: string) => `Manter o ${plan.toLowerCase()}`,
    kept: (plan: string) =>
      `Você fica com o plano ${plan.toLowerCase()}. A mudança planejada foi cancelada.`,
  },
  credit: {
    title: 'Crédito',
    line: (amount: string) => `Crédito: ${amount}, usado nos próximos pagamentos.`,
    given: 'Ele não veio de nenhum cartão, por isso não pode ser devolvido.',
    getBack: (amount: string) => `Receber ${amount}`,
    refunded: (amount: string) =>
      `O valor de ${amount} está a caminho do seu cartão. Leva de 5 a 10 dias.`,
    usedUp: 'Seu crédito acabou de ser usado em um pagamento.',
    lost: (amount: string) => `Você perderia ${amount} de crédito. Receba de volta antes.`,
    lostGiven: (amount: string) =>
      `Você perderia ${amount} de crédito. Ele não veio de nenhum cartão.`,
  },
  change: planChange,
  card: {
    label: 'Cartão',
    loading: 'Carregando o formulário do cartão…',
    failed:
      'Não foi possível carregar o formulário do cartão. Confira sua conexão e seu bloqueador de conteúdo.',
    test: 'Formulário de cartão de teste',
    testAbout:
      'Este site só aceita cartões de teste. Nenhum dinheiro é movimentado. Nunca digite um cartão de verdade.',
    number: 'Número do cartão',
    expires: 'Validade',
    expiresHint: 'MM / AA',
    code: 'Código de segurança',
    cards: 'Cartões de teste',
    take: 'Usar',
    takeCard: (about: string) => `Usar o cartão que ${about}`,
    numberWrong: 'Digite o número completo do cartão.',
    expiresWrong: 'Digite mês e ano, como 04 / 30.',
    codeWrong: 'Digite os 3 ou 4 dígitos do código de segurança.',
    kinds: {
      pays: 'é aceito',
      asks: 'pede sua confirmação',
      declined: 'é recusado',
      funds: 'não tem saldo',
      later: 'é aceito agora e recusado depois',
      slow: 'é aceito depois de dez segundos',
    },
    unreachable: 'O serviço de pagamento não responde. Tente de novo.',
  },
  manage: {
    title: 'Seu premium',
    plan: 'Plano',
    none: 'Você não tem assinatura',
    noneAbout: 'Com o premium, você vê quem curtiu você e pode curtir quantas pessoas quiser.',
    granted: 'Você tem premium sem assinatura. Para você, ele é grátis.',
    toPlans: 'Ver planos',
    price: (price: string, plan: PlanId) => `${price} ${every[plan]}`,
    statuses: {
      active: 'Ativo',
      trialing: 'Teste grátis',
      past_due: 'Falha no pagamento',
      unpaid: 'Não pago',
      canceled: 'Terminado',
      incomplete: 'Ainda não pago',
      incomplete_expired: 'Não pago',
      paused: 'Em pausa',
    },
    ends: 'Terminando',
    next: (price: string, date: string) => `Próximo pagamento: ${price} em ${formatDate(date)}`,
    nextLess: (price: string, date: string, coupon: string) =>
      `Próximo pagamento: ${price} em ${formatDate(date)}, menos o cupom ${coupon}`,
    nextAfterCredit: (price: string, date: string, credit: string) =>
      `Próximo pagamento: ${price} em ${formatDate(date)}, já com ${credit} de crédito`,
    andCredit: (text: string, credit: string) => `${text} e até ${credit} de crédito`,
    plusOwed: (text: string, owed: string) => `${text}, mais ${owed} que você deve de antes`,
    endsOn: (date: string) => `Termina em ${formatDate(date)}. Nada mais será cobrado.`,
    failedUntil: (date: string) =>
      `Seu último pagamento falhou. Atualize seu cartão até ${formatDate(date)} para manter o premium.`,
    failedNow: 'Seu último pagamento falhou. Atualize seu cartão para ter o premium de volta.',
    updateCard: 'Atualizar cartão',
    change: 'Mudar plano',
    cancel: 'Cancelar premium',
    keep: 'Manter premium',
    kept: 'Você fica com o premium. O cancelamento foi desfeito.',
    canceled: (date: string) =>
      `O premium foi cancelado. Você fica com ele até ${formatDate(date)}.`,
    cancelTitle: 'Cancelar o premium?',
    cancelUntil: (date: string) => `Você fica com o premium até ${formatDate(date)}. Depois disso:`,
    cancelPlanned: (plan: string) =>
      `Sua mudança para o plano ${plan.toLowerCase()} também é cancelada.`,
    cancelNow: 'O premium termina agora, porque não há nada pago. A partir de agora:',
    stay: 'Manter premium',
    lose: {
      seesLikes: 'Você vê quantas pessoas curtiram você, e quem são, uma por vez.',
      likesPerDay: (count: number) => `Você tem ${likesOf(count)}.`,
      undosPerDay: (count: number) => `Você pode desfazer ${undosOf(count)}.`,
      superlikesPerDay: (count: number) => `Você tem ${superlikesOf(count)}.`,
      filters: 'Você tem menos filtros.',
      incognito:
        'O modo incógnito termina. Se você usa esse modo, pausamos seu perfil, para você não aparecer para ninguém sem querer.',
    },
    loseNothing: 'Seus matches, suas curtidas e seu perfil ficam como estão.',
    methods: 'Formas de pagamento',
    noMethods: 'Nenhum cartão salvo.',
    toMethods: 'Gerenciar cartões',
  },
  methods: {
    title: 'Formas de pagamento',
    back: 'Seu premium',
    list: 'Cartões salvos',
    none: 'Nenhum cartão salvo.',
    name: (brand: string, last4: string) => `${brand} com final ${last4}`,
    expires: (month: number, year: number) =>
      `Validade ${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`,
    expired: 'Vencido',
    isDefault: 'Padrão',
    makeDefault: 'Usar como padrão',
    makeDefaultOf: (card: string) => `Usar como padrão: ${card}`,
    remove: 'Remover',
    removeOf: (card: string) => `Remover ${card}`,
    removeTitle: 'Remover cartão?',
    removeAbout: (card: string) =>
      `O cartão ${card} não fica mais salvo e não pode mais ser cobrado.`,
    cancel: 'Cancelar',
    removed: 'Cartão removido.',
    add: 'Adicionar cartão',
    addAbout: 'Ele vira seu cartão padrão. Se um pagamento falhou, tentamos de novo com ele.',
    save: 'Salvar cartão',
    saving: 'Salvando…',
    saved: 'Cartão salvo.',
    notSaved:
      'Seu cartão não foi salvo porque não foi confirmado. Tente de novo ou use outro cartão.',
  },
  invoices: {
    title: 'Faturas',
    none: 'Nenhuma fatura ainda.',
    columns: ['Data', 'Número', 'Valor', 'Status', 'PDF'],
    statuses: {
      draft: 'Rascunho',
      open: 'Em aberto',
      paid: 'Paga',
      void: 'Cancelada',
      uncollectible: 'Não paga',
    },
    pending: { purchase: 'Ainda não paga', change: 'Aguardando seu banco' },
    keeps: (plan: string) =>
      `Você fica com o plano ${plan.toLowerCase()} até seu banco confirmar o pagamento. Você não deve nada.`,
    startsOncePaid: 'O premium começa quando você pagar. Você não deve nada.',
    finish: 'Concluir pagamento',
    giveUp: 'Cancelar pagamento',
    credited: (amount: string) => `Crédito de ${amount}`,
    refunded: (amount: string) => `Reembolso de ${amount}`,
    download: 'PDF',
    downloadOf: (number: string) => `Fatura ${number} em PDF`,
    more: 'Mostrar mais',
  },
  brand: (name: string) => name.charAt(0).toUpperCase() + name.slice(1),
};
