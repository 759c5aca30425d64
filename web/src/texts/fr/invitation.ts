import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/invitation.ts';

export const messages: Translated<typeof en> = {
  code: 'Code de ton invitation',
  hint: 'Il a 12 lettres et chiffres, par exemple ABCD-EFGH-JKLM.',
  optional: 'Tu peux aussi t’inscrire sans code : laisse ce champ vide.',
  missing: 'Saisis le code de ton invitation.',
  invited: 'Tu viens sur invitation. Bienvenue !',
  enter: 'Continuer',
};
