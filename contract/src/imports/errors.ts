import * as Type from 'typebox';
import { defineErrors } from '../errors.ts';

export const importsErrors = defineErrors({
  import_not_found: { status: 404 },
  import_in_other_state: { status: 409 },
  import_part_out_of_order: { status: 409, params: { expected: Type.Integer() } },
  import_wrong_encoding: { status: 422 },
  import_empty: { status: 422 },
  import_too_many_rows: { status: 422, params: { most: Type.Integer() } },
  import_too_large: { status: 422 },
  import_columns_invalid: { status: 422 },
  import_count_changed: { status: 409 },
  imports_running: { status: 409 },
  invited_link_ended: { status: 404 },
  invited_address_taken: { status: 409 },
});
