import * as Type from 'typebox';
import { defineErrors } from '../errors.ts';

export const likesErrors = defineErrors({
  own_profile_chosen: { status: 422 },
  note_without_like: { status: 422, field: 'note' },
  part_without_like: { status: 422, field: 'part' },
  part_not_shown: { status: 409 },
  already_matched: { status: 409 },
  no_hidden_like: { status: 404 },
  likes_used_up: { status: 429, params: { seconds: Type.Number() } },
  super_likes_used_up: { status: 429, params: { seconds: Type.Number() } },
  undos_used_up: { status: 429, params: { seconds: Type.Number() } },
});
