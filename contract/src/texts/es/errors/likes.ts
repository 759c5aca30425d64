import type { likesErrors } from '../../../likes/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { formatWait } from '../format-wait.ts';

export const likes: ErrorTexts<typeof likesErrors> = {
  own_profile_chosen: 'No puedes elegir tu propio perfil.',
  note_without_like: 'Una nota solo puede acompañar a un like.',
  part_without_like: 'Una parte de un perfil solo se puede elegir con un like.',
  part_not_shown:
    'Lo que te gustó ha cambiado o ya no está. Abre el perfil para ver lo que muestra ahora.',
  already_matched: 'Ya hay un match. Si quieres terminarlo, anúlalo.',
  no_hidden_like: 'Ahora mismo no hay ningún like oculto que ver. Vuelve a mirar mañana.',
  likes_used_up: ({ seconds }) =>
    `Ya has usado todos tus likes de hoy. Inténtalo de nuevo en ${formatWait(seconds)}.`,
  super_likes_used_up: ({ seconds }) =>
    `Ya has usado todos tus superlikes de hoy. Inténtalo de nuevo en ${formatWait(seconds)}.`,
  undos_used_up: ({ seconds }) =>
    `Hoy ya no puedes deshacer más elecciones. Inténtalo de nuevo en ${formatWait(seconds)}.`,
};
