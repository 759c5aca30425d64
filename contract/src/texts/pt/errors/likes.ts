import type { likesErrors } from '../../../likes/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { formatWait } from '../format-wait.ts';

export const likes: ErrorTexts<typeof likesErrors> = {
  own_profile_chosen: 'Você não pode escolher seu próprio perfil.',
  note_without_like: 'Um recado só pode ir com uma curtida.',
  part_without_like: 'Uma parte do perfil só pode ser escolhida com uma curtida.',
  part_not_shown:
    'O que você curtiu mudou ou não está mais no perfil. Abra o perfil para ver como está.',
  already_matched: 'Vocês já deram match. Para terminar, desfaça o match.',
  no_hidden_like: 'Não há nenhuma curtida oculta para ver agora. Olhe de novo amanhã.',
  likes_used_up: ({ seconds }) =>
    `Você usou todas as curtidas de hoje. Tente de novo em ${formatWait(seconds)}.`,
  super_likes_used_up: ({ seconds }) =>
    `Você usou todas as supercurtidas de hoje. Tente de novo em ${formatWait(seconds)}.`,
  undos_used_up: ({ seconds }) =>
    `Você já desfez tudo o que podia hoje. Tente de novo em ${formatWait(seconds)}.`,
};
