import { Object as Row } from 'typebox';
import { Json, OrNull, Text, Uuid } from '../../../db/columns.ts';

/** The row of `personJson`. */
export const PersonColumn = OrNull(Json(Row({ _id: Uuid, name: OrNull(Text) })));

/** The person whose id is in the column, as JSON, or null. */
export const personJson = (column: string) => `(
  select json_build_object('_id', pm.id,
    'name', nullif(concat_ws(' ', pp.first_name, pp.last_name), ''))
  from member pm left join profile pp on pp.member_id = pm.id where pm.id = ${column})`;
