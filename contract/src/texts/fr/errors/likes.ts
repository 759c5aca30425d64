import type { likesErrors } from '../../../likes/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { formatWait } from '../format-wait.ts';

export const likes: ErrorTexts<typeof likesErrors> = {
  own_profile_chosen: 'Tu ne peux pas choisir ton propre profil.',
  note_without_like: 'Un mot ne peut accompagner qu’un like.',
  part_without_like: 'Un élément du profil ne peut être choisi qu’avec un like.',
  part_not_shown:
    'Ce que tu as liké a changé ou n’est plus là. Ouvre le profil pour voir ce qu’il montre maintenant.',
  already_matched: 'C’est déjà un match. Pour y mettre fin, annule le match.',
  no_hidden_like: 'Il n’y a pas de like caché à voir pour le moment. Reviens demain.',
  likes_used_up: ({ seconds }) =>
    `Tu as utilisé tous tes likes du jour. Reviens dans ${formatWait(seconds)}.`,
  super_likes_used_up: ({ seconds }) =>
    `Tu as utilisé tous tes super likes du jour. Reviens dans ${formatWait(seconds)}.`,
  undos_used_up: ({ seconds }) =>
    `Tu as utilisé tous tes retours en arrière du jour. Reviens dans ${formatWait(seconds)}.`,
};
