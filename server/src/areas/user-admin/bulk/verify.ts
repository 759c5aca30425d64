import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { Uuid } from '../../../db/columns.ts';
import { statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import { subjectRefusal } from '../../members/staff-subject.ts';
import { type BulkRequest, type Outcome, type Target, recorded, refused } from './targets.ts';

const verifyMembers = statement({
  name: 'verify_members',
  text: 'update member set email_verified_at = $now, verified_by_staff = true where id = any ($ids)',
  params: { ids: 'uuid[]', now: 'timestamptz' },
});

const selectTaken = statement({
  name: 'find_taken_addresses',
  text: `select m.id from member m
    where m.id = any ($ids) and not m.owns_email and (
      exists (select from member o where o.email = m.email and o.owns_email and o.state <> 'erased')
      or exists (select from address_change c where c.old_email = m.email and c.member_id <> m.id)
      or exists (select from member o where o.email = m.email and o.id = any ($ids) and o.id < m.id))`,
  params: { ids: 'uuid[]' },
  row: Row({ id: Uuid }),
});

/** The team's word that the addresses of these members are theirs. An address can belong to one of them. */
export async function verify(
  client: PoolClient,
  targets: readonly Target[],
  { reason, by }: BulkRequest,
) {
  if (by.request.caller?.staffRole !== 'administrator')
    return targets.map((each) => refused(each, new AppError('bulk_starter_not_permitted')));
  const outcomes: Outcome[] = [];
  const changing: string[] = [];
  for (const target of targets) {
    const refusal = subjectRefusal(by.request.caller, target);
    if (target.state === 'erased') outcomes.push(refused(target, new AppError('user_not_found')));
    else if (refusal) outcomes.push(refused(target, refusal));
    else if (target.verified) outcomes.push({ id: target._id, outcome: 'unchanged' });
    else changing.push(target._id);
  }
  const taken = new Set((await selectTaken.all(client, { ids: changing })).map(({ id }) => id));
  const verified = changing.filter((id) => !taken.has(id));
  const kept = targets.filter(({ _id }) => taken.has(_id));
  outcomes.push(...kept.map((each) => refused(each, new AppError('email_owned_by_other_account'))));
  await verifyMembers.run(client, { ids: verified, now: by.now });
  const entries = verified.map((id) => ({
    action: 'member.verify' as const,
    subject: { kind: 'member' as const, id },
    details: { reason, before: { isEmailVerified: false }, after: { isEmailVerified: true } },
  }));
  return [...outcomes, ...(await recorded(client, by, entries))];
}
