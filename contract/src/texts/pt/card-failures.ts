import type { CardFailureKind } from '../../premium/card-failures.ts';

export const cardFailureTexts: Readonly<Record<CardFailureKind, string>> = {
  'unconfirmed-yet':
    'Seu banco pede que você confirme este pagamento. Nada foi cobrado. Tente de novo ou use outro cartão.',
  declined: 'Seu cartão foi recusado. Use outro cartão ou fale com seu banco.',
  unsupported: 'Seu cartão não aceita este pagamento. Use outro cartão.',
  'over-limit': 'Seu cartão passou do limite. Use outro cartão.',
  currency: 'Seu cartão não aceita esta moeda. Use outro cartão.',
  expired: 'Seu cartão venceu. Use outro cartão.',
  'security-code': 'O código de segurança do cartão está incorreto. Confira e tente de novo.',
  number: 'O número do cartão está incorreto. Confira e tente de novo.',
  funds: 'Seu cartão não tem saldo suficiente. Use outro cartão.',
  expiry: 'A validade do cartão está incorreta. Confira e tente de novo.',
  'not-confirmed':
    'Seu banco não confirmou o pagamento. Nada foi cobrado. Tente de novo ou use outro cartão.',
  'bank-unreachable': 'Não foi possível falar com seu banco. Tente de novo mais tarde.',
  busy: 'Não foi possível falar com o serviço de pagamento. Tente de novo.',
  'late-payment':
    'Este pagamento não está mais aberto. Recarregue a página para ver o que foi pago.',
  'card-not-confirmed':
    'Seu banco não confirmou o cartão, então ele não foi salvo. Tente de novo ou use outro cartão.',
  processing: 'Um erro impediu a cobrança no seu cartão. Tente de novo mais tarde.',
  'late-card': 'Este cartão não pode mais ser confirmado. Recarregue a página e tente de novo.',
  'change-planned':
    'Seu banco pede que você confirme este pagamento, o que não é possível enquanto houver outra mudança planejada. Nada foi cobrado. Mantenha primeiro o plano atual ou use outro cartão.',
  'test-cards-only':
    'Este site só aceita cartões de teste, como 4242 4242 4242 4242. Nunca digite um cartão de verdade aqui.',
  'try-later': 'Seu banco recusou o pagamento. Tente de novo mais tarde.',
  unusable: 'Não foi possível usar seu cartão. Tente de novo ou use outro cartão.',
};
