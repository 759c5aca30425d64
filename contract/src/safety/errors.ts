import * as Type from 'typebox';
import { defineErrors } from '../errors.ts';

export const safetyErrors = defineErrors({
  /** The message is stored and waits. */
  message_waits: { status: 409 },
  message_slowed: { status: 422, params: { minutes: Type.Integer() } },
  young_account: { status: 422, params: { people: Type.Integer(), hours: Type.Integer() } },
  too_many_waiting: { status: 422 },
  photo_of_held: { status: 422 },
  hold_not_found: { status: 404 },
  hold_has_case: { status: 409 },
});
