import { randomInt } from 'node:crypto';
import {
  type OwnInvitation,
  codeLength,
  codeLetters,
  readCode,
} from '@kindred/contract/invitation-codes/codes';
import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { Flag, Integer, Text } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { timeOrderedId } from '../../platform/time/time-ordered-id.ts';

export const makeCode = () =>
  Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('');

const selectOwn = statement({
  name: 'find_own_invitation',
  text: `select code, uses, revoked_at is not null as ended from invitation_code where member_id = $memberId`,
  params: { memberId: 'uuid' },
  row: Row({ code: Text, uses: Integer, ended: Flag }),
});

export async function findOwnInvitation(
  db: Db,
  memberId: string,
  allowed: number,
): Promise<OwnInvitation> {
  const found = await selectOwn.first(db, { memberId });
  return {
    code: found?.code ?? null,
    joined: found?.uses ?? 0,
    allowed,
    ended: found?.ended ?? false,
  };
}

const insertOwn = statement({
  name: 'insert_own_invitation',
  text: `insert into invitation_code (id, code, member_id, created_at) values ($id, $code, $memberId, $now)
    on conflict (member_id) do nothing`,
  params: { id: 'uuid', code: 'text', memberId: 'uuid', now: 'timestamptz' },
});

const updateOwn = statement({
  name: 'replace_own_invitation',
  text: `update invitation_code set code = $code
    where member_id = $memberId and code = $replaced and revoked_at is null`,
  params: { memberId: 'uuid', code: 'text', replaced: 'text' },
});

/** Who joined stays counted, so that a new code brings no more people than the owner allows. */
export async function giveOwnCode(
  client: PoolClient,
  { memberId, replaces, now }: { memberId: string; replaces: string | null; now: Date },
) {
  const code = makeCode();
  const replaced = replaces === null ? null : readCode(replaces);
  if (replaced === null) await insertOwn.run(client, { id: timeOrderedId(), code, memberId, now });
  else await updateOwn.run(client, { memberId, code, replaced });
}
