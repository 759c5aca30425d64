import * as Type from 'typebox';
import { OneOf } from '../common.ts';
import { defineErrors } from '../errors.ts';
import { stops } from './stops.ts';

export const chatErrors = defineErrors({
  chat_not_found: { status: 404 },
  /** This error also refuses the note of a like. */
  message_stopped: { status: 422, params: { stop: OneOf(stops) } },
  message_empty: { status: 422 },
  message_deleted: { status: 409 },
  message_id_taken: { status: 409 },
  quoted_message_not_found: { status: 422 },
  edit_of_other: { status: 422 },
  edit_too_late: { status: 422, params: { minutes: Type.Integer() } },
  deletion_of_other: { status: 422 },
});
