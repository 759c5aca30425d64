import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/invitation.ts';

export const messages: Translated<typeof en> = {
  code: 'Código do seu convite',
  hint: 'São 12 letras e números, por exemplo ABCD-EFGH-JKLM.',
  optional: 'Você também pode entrar sem convite: deixe este campo vazio.',
  missing: 'Digite o código do seu convite.',
  invited: 'Alguém convidou você. Que bom ter você aqui!',
  enter: 'Continuar',
};
