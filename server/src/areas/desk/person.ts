import { Object as Row } from 'typebox';
import { Json, OrNull, Text, Uuid } from '../../db/columns.ts';

export const ColleagueColumn = OrNull(Json(Row({ _id: Uuid, name: OrNull(Text) })));

export const nameOf = (profile: string) =>
  `nullif(concat_ws(' ', ${profile}.first_name, ${profile}.last_name), '')`;

/** The person whose id is in the column, as JSON, or null. */
export const colleagueJson = (column: string) => `(
  select json_build_object('_id', km.id, 'name', ${nameOf('kp')})
  from member km left join profile kp on kp.member_id = km.id where km.id = ${column})`;
