import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/invitation.ts';

export const messages: Translated<typeof en> = {
  code: 'Código de tu invitación',
  hint: 'Tiene 12 letras y cifras, por ejemplo ABCD-EFGH-JKLM.',
  optional: 'También puedes registrarte sin código: deja esto vacío.',
  missing: 'Escribe el código de tu invitación.',
  invited: 'Alguien te invitó. ¡Te damos la bienvenida!',
  enter: 'Continuar',
};
