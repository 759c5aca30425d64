import type { PoolClient } from 'pg';
import type { AccountRow } from '../queries.ts';
import type { AccountService } from '../service.ts';
import {
  deleteChangeFrom,
  deleteChangesSince,
  findChangeFrom,
  findLatestChange,
  insertAddressChange,
} from './queries.ts';
import { hashUndoToken, makeUndoToken } from './undo-token.ts';

/** How long the old mailbox can undo a change. */
const undoHours = 72;

type Service = Pick<AccountService, 'now' | 'sendMail'>;

/**
 * Mails a link to the old mailbox that undoes a change just made. An old address that no one has confirmed since an
 * earlier change set it gets none: the link goes to the mailbox before that. An address also gets none if the member
 * leaves it to return to one that could still undo: otherwise a mailbox that was used in between could take over the
 * account later, whatever its owner does.
 */
export async function offerUndoToOldAddress(
  client: PoolClient,
  { now, sendMail }: Service,
  before: AccountRow,
  { to, byStaff }: { to: string; byStaff: boolean },
) {
  const { id: memberId, language } = before;
  const time = now();
  const returned = byStaff
    ? null
    : await findChangeFrom(client, { memberId, email: to, now: time });
  if (returned) return void (await deleteChangesSince(client, memberId, returned.changed_at));
  const earlier = before.proven ? null : await findLatestChange(client, memberId, time);
  // No one has shown that they read the old mailbox, so it is unknown who owns it.
  if (!before.proven && !earlier) return;
  const oldEmail = earlier?.old_email ?? before.email;
  await deleteChangeFrom(client, memberId, to);
  if (oldEmail === to) return;
  const token = makeUndoToken(memberId);
  const until = new Date(time.getTime() + undoHours * 3_600_000);
  const tokenHash = hashUndoToken(token);
  await insertAddressChange(client, { memberId, oldEmail, byStaff, tokenHash, now: time, until });
  const data = { token, until: until.toISOString(), by: byStaff ? 'staff' : 'self' } as const;
  await sendMail(client, {
    to: oldEmail,
    language,
    kind: 'address-changed',
    data,
    goodUntil: until,
  });
}
