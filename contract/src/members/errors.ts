import * as Type from 'typebox';
import { defineErrors } from '../errors.ts';

export const membersErrors = defineErrors({
  too_young: { status: 422, field: 'dateOfBirth', params: { minimumAge: Type.Number() } },
  date_of_birth_impossible: { status: 422, field: 'dateOfBirth' },
  staff_cannot_take_part: { status: 403 },
  cannot_manage_self: { status: 403 },
  cannot_manage_colleague: { status: 403 },
  last_administrator: { status: 409 },
});
