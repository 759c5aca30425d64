import type { blocksErrors } from '../../../blocks/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const blocks: ErrorTexts<typeof blocksErrors> = {
  own_profile_blocked: 'Você não pode bloquear seu próprio perfil.',
};
