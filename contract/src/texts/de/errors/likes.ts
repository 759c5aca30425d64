import type { likesErrors } from '../../../likes/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { formatWait } from '../format-wait.ts';

export const likes: ErrorTexts<typeof likesErrors> = {
  own_profile_chosen: 'Dich selbst kannst du nicht wählen.',
  note_without_like: 'Einen Gruß gibt es nur zusammen mit einem Like.',
  part_without_like: 'Einen Teil des Profils kannst du nur mit einem Like auswählen.',
  part_not_shown:
    'Was du gelikt hast, hat sich geändert oder ist nicht mehr da. Öffne das Profil, um zu sehen, was es jetzt zeigt.',
  already_matched: 'Ihr habt schon ein Match. Um es zu beenden, löse es auf.',
  no_hidden_like: 'Gerade gibt es kein verborgenes Like zu sehen. Schau morgen wieder vorbei.',
  likes_used_up: ({ seconds }) =>
    `Deine Likes für heute sind aufgebraucht. Versuch es in ${formatWait(seconds)} noch einmal.`,
  super_likes_used_up: ({ seconds }) =>
    `Deine Super-Likes für heute sind aufgebraucht. Versuch es in ${formatWait(seconds)} noch einmal.`,
  undos_used_up: ({ seconds }) =>
    `„Rückgängig“ ist für heute aufgebraucht. Versuch es in ${formatWait(seconds)} noch einmal.`,
};
