import type { ReasonCode } from '../../reports/reasons.ts';

/** A reason without a text, or a text without a reason, is a type error. */
export const reasonTexts: Readonly<Record<ReasonCode, string>> = {
  'child-abuse': 'Abuso sexual de criança',
  fake: 'Perfil falso ou fotos roubadas',
  scam: 'Golpe ou pedido de dinheiro',
  'under-age': 'Pode ter menos de 18 anos',
  threat: 'Recebi uma ameaça',
  'unwanted-nude': 'Um nude que eu não queria',
  'intimate-picture': 'Uma imagem íntima minha',
  'outside-the-app': 'Me machucou ou me assustou em um encontro ou fora do app',
  content: 'Fotos ou textos inadequados',
  harassment: 'Ódio, ofensas ou assédio',
  selling: 'Venda ou propaganda',
  technical: 'Algo não funciona',
  bug: 'Algo deu erro ou está estranho',
  account: 'Minha conta',
  payment: 'Pagamento',
  'something-else': 'Outra coisa',
};
