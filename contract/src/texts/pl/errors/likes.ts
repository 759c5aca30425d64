import type { likesErrors } from '../../../likes/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { formatWait } from '../format-wait.ts';

export const likes: ErrorTexts<typeof likesErrors> = {
  own_profile_chosen: 'Nie można wybrać siebie.',
  note_without_like: 'Liścik można wysłać tylko z polubieniem.',
  part_without_like: 'Część profilu można wybrać tylko z polubieniem.',
  part_not_shown:
    'To, co chcesz polubić, zostało zmienione lub już tego nie ma. Otwórz profil, żeby zobaczyć, co teraz pokazuje.',
  already_matched: 'Macie już dopasowanie. Możesz je usunąć w menu rozmowy.',
  no_hidden_like: 'Nie ma teraz ukrytego polubienia, które można zobaczyć. Zajrzyj ponownie jutro.',
  likes_used_up: ({ seconds }) =>
    `Dzisiejsze polubienia są już wykorzystane. Spróbuj ponownie za ${formatWait(seconds)}.`,
  super_likes_used_up: ({ seconds }) =>
    `Dzisiejsze superlajki są już wykorzystane. Spróbuj ponownie za ${formatWait(seconds)}.`,
  undos_used_up: ({ seconds }) =>
    `Dzisiejsze cofnięcia są już wykorzystane. Spróbuj ponownie za ${formatWait(seconds)}.`,
};
