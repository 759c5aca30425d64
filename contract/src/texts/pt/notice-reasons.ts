import type { NoticeReason } from '../../reports/reason-forms.ts';

/** The reasons in the form for people without an account. */
export const noticeReasonTexts: Readonly<Record<NoticeReason, string>> = {
  'child-abuse': 'Abuso sexual de criança',
  fake: 'Uma conta falsa, ou alguém que usa minhas fotos',
  scam: 'Um golpe, ou alguém que pede dinheiro',
  'under-age': 'Um membro que pode ter menos de 18 anos',
  threat: 'Uma ameaça ou violência',
  'intimate-picture': 'Uma imagem íntima minha, sem meu consentimento',
  content: 'Conteúdo ilegal ou sexual',
  harassment: 'Assédio ou ódio',
  'something-else': 'Outra coisa',
};
