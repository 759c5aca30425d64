import { cardFailureKind } from '../../../premium/card-failures.ts';
import { cardFailureTexts } from '../card-failures.ts';
import type { premiumErrors } from '../../../premium/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { plural } from '../plural.ts';

export const premium: ErrorTexts<typeof premiumErrors> = {
  payment_service_unreachable: 'O serviço de pagamento não responde. Tente de novo.',
  payment_object_not_found: 'Não encontrado.',
  payment_still_processed: 'O pagamento ainda está sendo processado. Tente de novo em instantes.',
  payment_service_refused: 'O serviço de pagamento recusou a solicitação. Fale com o suporte.',
  premium_not_sold: 'O premium ainda não está à venda aqui.',
  payment_sandbox_absent: 'Não há ambiente de teste de pagamentos aqui.',
  invoice_not_found: 'Fatura não encontrada.',
  invoice_pdf_absent: 'Esta fatura ainda não tem PDF.',
  invoice_pdf_unreachable: 'Não foi possível carregar a fatura. Tente de novo.',
  refund_on_its_way: 'Um reembolso está a caminho. Tente de novo em instantes.',
  no_credit: 'Você não tem crédito.',
  credit_was_given:
    'Este crédito foi um presente. Ele é usado nos próximos pagamentos e não veio de nenhum cartão.',
  payment_event_unsigned: 'Este não é um evento assinado do provedor.',
  last_card: 'Sua assinatura é paga com este cartão. Adicione outro primeiro.',
  card_not_found: 'Cartão não encontrado.',
  plan_change_in_progress:
    'Sua última mudança ainda está sendo processada. Tente de novo em instantes.',
  subscription_already_ended: 'Esta assinatura já terminou.',
  member_changes_plan: 'Este membro está mudando de plano agora. Tente de novo em instantes.',
  ending_amounts_out_of_date: 'Estes valores estão desatualizados. Feche e confira de novo.',
  ended_with_refund_already:
    'Esta assinatura já foi encerrada com um reembolso. Encerre sem reembolso ou reembolse a fatura.',
  refund_still_made:
    'Um reembolso a este membro ainda está em andamento. Tente de novo em um minuto ou encerre sem reembolso.',
  invoice_refunded_meanwhile:
    'Parte desta fatura foi reembolsada depois que você a abriu. Feche e confira de novo.',
  subscription_not_found: 'Assinatura não encontrada.',
  no_subscription: 'Você não tem assinatura.',
  payment_not_found: 'Pagamento não encontrado.',
  subscription_expired: 'Esta assinatura expirou. Assine de novo.',
  payment_not_through: 'Seu pagamento não foi concluído. Tente de novo.',
  already_subscribed: 'Você já tem uma assinatura.',
  next_period_being_charged: 'Seu próximo período está sendo cobrado. Tente de novo em uma hora.',
  premium_not_ended_now:
    'Seu premium continua até o fim do período atual. Para encerrar agora, fale com o suporte.',
  subscription_over: 'Sua assinatura terminou. Você pode assinar de novo.',
  no_card_saved:
    'Nenhum cartão está salvo para pagar. Adicione um cartão em “Formas de pagamento” primeiro.',
  subscription_ending_now: 'Sua assinatura está sendo encerrada agora. Tente de novo em instantes.',
  begin_needed:
    'Você pode receber tudo de volta por um só contrato, e isso já aconteceu ou ainda é possível. Concorde que o premium comece imediatamente: se desistir em até 14 dias, você paga só pelo tempo de uso.',
  card_needs_begin:
    'Só é possível devolver tudo a este cartão por um contrato, e isso já foi usado ou está ocupado por outra compra. Concorde que o premium comece imediatamente ou use outro cartão.',
  card_used_up:
    'Ainda é possível devolver tudo do seu contrato, e no cartão que pagaria por ele isso já foi usado ou está ocupado por outra compra. Use outro cartão ou tente de novo quando acabarem seus 14 dias para desistir.',
  withdrawal_period_over:
    'O prazo de 14 dias para desistir deste contrato acabou. Você ainda pode cancelar, para que ele não seja renovado.',
  withdrawal_link_unknown:
    'Este link está incompleto ou o contrato não existe mais. Abra o link do e-mail de novo.',
  withdrawal_amounts_out_of_date: 'O valor que você recebe de volta mudou. Confira e confirme.',
  first_payment_out_of_date: 'O valor mudou, e nada foi cobrado. Confira de novo.',
  change_amounts_out_of_date: 'Os valores mudaram, e nada foi cobrado. Confira de novo.',
  trial_used_up: 'Você já usou seu teste grátis. Você pode pagar agora.',
  trial_used_up_meanwhile: 'Você já usou seu teste grátis. Tente de novo.',
  bank_asks: 'Seu banco pede que você confirme este pagamento. Nada foi cobrado ainda.',
  card_not_confirmed: 'Seu banco ainda não confirmou o cartão. Tente de novo ou use outro.',
  premium_end_past: 'Escolha um momento no futuro.',
  incognito_needs_premium: 'Você precisa do premium para ativar o modo incógnito.',
  filter_needs_premium: 'Você precisa do premium para usar este filtro.',
  days_are_kept:
    'Dias não usados só são reembolsados quando a assinatura termina agora. Até o fim dela, o membro fica com eles.',
  nothing_left_to_refund: 'Não há mais nada a reembolsar nesta fatura.',
  refund_too_large: 'O valor é maior do que o que resta da fatura.',
  trial_needs_card: 'Confirme um cartão primeiro para começar seu teste grátis.',
  card_starts_no_trial:
    'Este cartão não pode começar um teste grátis. Você pode pagar agora ou usar outro cartão.',
  card_used_for_trial:
    'Este cartão já foi usado em um teste grátis. Você pode pagar agora ou usar outro cartão.',
  last_payment_failed: 'Seu último pagamento falhou. Atualize seu cartão primeiro.',
  subscription_canceled: 'Sua assinatura está cancelada. Mantenha o premium primeiro.',
  plan_unchanged: 'Você já tem este plano.',
  plan_change_planned: 'Seu plano já vai mudar para este.',
  coupon_invalid: 'Este cupom não é válido.',
  coupon_used: 'Você já usou este cupom.',
  coupon_used_up: 'Este cupom se esgotou.',
  premium_end_too_late: ({ days }) =>
    `Escolha um momento em até ${days} ${plural(days, { one: 'dia', other: 'dias' })}.`,
  price_move_not_found: 'Esta mudança de preço não foi encontrada.',
  price_not_old: 'Nenhuma assinatura que se renova tem este preço.',
  price_move_pending:
    'Algumas dessas assinaturas já estão em outra mudança de preço. Pare essa primeiro ou espere que termine.',
  price_move_out_of_date:
    'O preço ou as assinaturas mudaram desde que você olhou. Veja a prévia de novo.',
  price_move_over:
    'Esta mudança de preço já terminou. Todas as pessoas incluídas pagam o preço novo.',
  price_move_too_soon: ({ days }) =>
    `Escolha um dia daqui a pelo menos ${days} dias, para que os membros tenham tempo de decidir.`,
  price_move_too_late: ({ days }) => `Escolha um dia daqui a no máximo ${days} dias.`,
  card_failed: ({ type, ...failure }) =>
    cardFailureTexts[cardFailureKind({ ...failure, type: type ?? undefined })],
};
