import type { BulkAction } from '@kindred/contract/user-admin/bulk-actions';
import { changeLimits } from '@kindred/contract/user-admin/change-limits';
import type { ManyChangesAction } from '@kindred/contract/user-admin/notices';
import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Uuid } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import { requireFreshProof } from '../../../platform/http/fresh-proof.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { notify } from '../../notices/notify.ts';
import { countChanges } from './count-changes.ts';

type App = Pick<FastifyInstance, 'missingProof' | 'now'>;

interface BulkSize {
  readonly action: BulkAction;
  readonly total: number;
  /** The number as the caller has typed it. */
  readonly typed?: number | undefined;
}

/**
 * Refuses a bulk change that needs a fresh proof or its number, and notifies the other administrators of a large one.
 */
export async function boundBulk(
  db: Db,
  app: App,
  caller: Caller,
  { action, total, typed }: BulkSize,
) {
  const count = await countChanges(db, caller.id, total, app.now());
  if (count <= changeLimits.bulk) return;
  await requireFreshProof(db, app, caller);
  // The notice leaves out the number itself: only the list shows it, as opening it is logged.
  if (total > changeLimits.typed && typed !== total) throw new AppError('typed_count_wrong');
  await notifyAdministrators(db, caller, { action, count });
}

type SingleAction = 'deactivate' | 'ban' | 'edit';

/** The same for one member, called in the transaction of the change. */
export async function boundSingleChange(db: Db, app: App, caller: Caller, action: SingleAction) {
  await boundByCount(db, app, caller, action, await countSingleChange(db, app, caller, action));
}

/** Edits count apart: there are more of them. */
export const countSingleChange = (db: Db, app: App, { id }: Caller, action: SingleAction) =>
  countChanges(db, action === 'edit' ? `edits ${id}` : id, 1, app.now());

/** Counts a change whose statement is sent together with the count. */
export async function boundByCount(
  db: Db,
  app: App,
  caller: Caller,
  action: SingleAction,
  count: number,
) {
  const most = action === 'edit' ? changeLimits.edits : changeLimits.single;
  if (count <= most) return;
  await requireFreshProof(db, app, caller);
  // Once, when it becomes many.
  if (count === most + 1) await notifyAdministrators(db, caller, { action, count });
}

const selectAdministrators = statement({
  name: 'find_other_administrators',
  text: `select id from member
    where staff_role = 'administrator' and state = 'active' and id <> $id order by id`,
  params: { id: 'uuid' },
  row: Row({ id: Uuid }),
});

async function notifyAdministrators(
  db: Db,
  { id }: Caller,
  about: { action: ManyChangesAction; count: number },
) {
  for (const { id: memberId } of await selectAdministrators.all(db, { id })) {
    await notify(db, { memberId, kind: 'team.many-changes', about });
  }
}
