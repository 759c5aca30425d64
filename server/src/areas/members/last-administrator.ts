import { Object as Row } from 'typebox';
import { Uuid } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { AppError } from '../../errors.ts';

const selectAdministrators = statement({
  name: 'find_some_administrators',
  text: `select id from member where staff_role = 'administrator' and state = 'active' limit 2`,
  row: Row({ id: Uuid }),
});

/** The last administrator stays, as no one else could appoint one. Call it after `lockMembersAndAdministrators`. */
export async function refuseLastAdministrator(db: Db, id: string) {
  const [first, ...others] = await selectAdministrators.all(db);
  if (first?.id !== id || others.length > 0) return;
  throw new AppError('last_administrator');
}
