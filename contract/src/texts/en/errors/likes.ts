import type { likesErrors } from '../../../likes/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { formatWait } from '../format-wait.ts';

export const likes: ErrorTexts<typeof likesErrors> = {
  own_profile_chosen: "You can't choose yourself.",
  note_without_like: 'A note can only go with a like.',
  part_without_like: 'A part of a profile can only be chosen with a like.',
  part_not_shown:
    'What you liked has changed or is no longer there. Open the profile to see what it shows now.',
  already_matched: "You've already matched. To end the match, unmatch.",
  no_hidden_like: "There's no hidden like to see right now. Look again tomorrow.",
  likes_used_up: ({ seconds }) =>
    `You've used all your likes for today. Try again in ${formatWait(seconds)}.`,
  super_likes_used_up: ({ seconds }) =>
    `You've used all your super likes for today. Try again in ${formatWait(seconds)}.`,
  undos_used_up: ({ seconds }) =>
    `You've used all your undos for today. Try again in ${formatWait(seconds)}.`,
};
