import { readCode } from '@kindred/contract/invitation-codes/codes';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { Flag, Uuid } from '../../db/columns.ts';
import { lockMember } from '../../db/locks.ts';
import { type Db, statement } from '../../db/statement.ts';
import { AppError } from '../../errors.ts';
import { presentMoment } from '../../platform/time/moment.ts';

/** A code with which someone wants to register, and what the site allows now. */
export interface Ticket {
  readonly code: string;
  readonly today: string;
  readonly perMember: number;
}

/** The ticket of someone who registers; null for someone who comes without one to a site that is open to everyone. */
export function ticketOf(app: FastifyInstance, typed: string | undefined): Ticket | null {
  const { switches, limits } = app.site.document;
  if (typed === undefined) {
    if (switches.invitationOnly) throw new AppError('invitation_missing');
    return null;
  }
  const code = readCode(typed);
  if (code === null) throw unknown();
  return { code, today: presentMoment(app).today, perMember: limits.invitationsPerMember };
}

/** Of a member, it works while they are a member. The code is `c`. */
const isLive = `c.revoked_at is null and (c.until is null or c.until >= $today)
  and (c.member_id is null or exists (select from member m where m.id = c.member_id and m.state = 'active'))`;
const isFree = 'c.uses < coalesce(c.most_uses, $perMember)';
const ticket = { code: 'text', today: 'date', perMember: 'int4' } as const;

const selectCode = statement({
  name: 'find_invitation_to_use',
  text: `select ${isLive} as live, ${isFree} as free from invitation_code c where c.code = $code`,
  params: ticket,
  row: Row({ live: Flag, free: Flag }),
});

/** Before any work is done. A use may be that of the same person, so only `takeUse` can refuse a code for its uses. */
export async function refuseEnded(db: Db, given: Ticket) {
  const found = await selectCode.first(db, given);
  if (!found) throw unknown();
  if (!found.live) throw new AppError('invitation_ended');
  return found;
}

/** For someone who begins to register. */
export async function refuseUnusable(db: Db, given: Ticket) {
  const found = await refuseEnded(db, given);
  if (!found.free) throw new AppError('invitation_used');
}

/** Waits for others who use the code, and then looks again at how often it has been used. */
const countUse = statement({
  name: 'count_use_of_invitation',
  text: `update invitation_code c set uses = uses + 1 where c.code = $code and ${isLive} and ${isFree}
    returning id`,
  params: ticket,
  row: Row({ id: Uuid }),
});

const insertJoined = statement({
  name: 'insert_joined_by_code',
  text: `insert into joined_by_code (member_id, code_id, joined_at) values ($memberId, $codeId, $now)`,
  params: { memberId: 'uuid', codeId: 'uuid', now: 'timestamptz' },
});

/** Counts a new account, in its transaction. */
export async function takeUse(client: PoolClient, given: Ticket, memberId: string, now: Date) {
  const taken = await countUse.first(client, given);
  if (!taken) {
    await refuseUnusable(client, given);
    throw new AppError('invitation_used');
  }
  await insertJoined.run(client, { memberId, codeId: taken.id, now });
}

const selectEarlier = statement({
  name: 'find_earlier_use_of_invitation',
  text: `select j.member_id from joined_by_code j
      join invitation_code c on c.id = j.code_id
      join member m on m.id = j.member_id
    where c.code = $code and m.email = $email and m.password_hash = $passwordHash and not m.owns_email
      and m.state <> 'erased'
    limit 1`,
  params: { code: 'text', email: 'text', passwordHash: 'text' },
  row: Row({ member_id: Uuid }),
});

interface Registered {
  readonly email: string;
  readonly passwordHash: string;
}

/**
 * The account of someone who registers again with the same address, password and code, perhaps because no response
 * arrived. Who knows the password may learn that. It is locked.
 */
export async function lockEarlierUse(client: PoolClient, given: Ticket, registered: Registered) {
  const asked = { code: given.code, ...registered, email: registered.email.toLowerCase() };
  const found = await selectEarlier.first(client, asked);
  if (found) await lockMember(client, found.member_id);
  return found?.member_id ?? null;
}

const updateJoined = statement({
  name: 'move_use_of_invitation',
  text: 'update joined_by_code set member_id = $to where member_id = $from',
  params: { from: 'uuid', to: 'uuid' },
});

/** Such a person takes no second use. False when the earlier account has been erased since. */
export const moveUse = async (client: PoolClient, from: string, to: string) =>
  (await updateJoined.run(client, { from, to })) === 1;

const unknown = () => new AppError('invitation_unknown');
