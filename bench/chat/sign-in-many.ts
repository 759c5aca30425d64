import { Client } from 'pg';
import { signAccessToken } from '../../server/src/areas/accounts/sessions/access-token.ts';
import { deriveKeys } from '../../server/src/areas/accounts/sessions/token-keys.ts';
import { productionSettings } from '../production-settings.ts';

export interface SignedInMember {
  readonly id: string;
  /** A current token, as they last for minutes. */
  readonly token: () => Promise<string>;
}

/** Opens a session for this many members. */
export async function signInMany(databaseUrl: string, count: number): Promise<SignedInMember[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ member_id: string; id: string }>(
      `insert into session (member_id, current_hash, idle_until, ends_at)
      select id, 'x', now() + interval '1 day', now() + interval '1 day' from member
      where state = 'active' and staff_role is null order by id limit $1
      returning member_id, id`,
      [count],
    );
    if (rows.length < count) throw new Error(`There are only ${rows.length} members`);
    const keys = deriveKeys(productionSettings.SECRET);
    return rows.map(({ member_id: memberId, id: sessionId }) => ({
      id: memberId,
      token: () => signAccessToken(keys, { memberId, sessionId }, new Date()),
    }));
  } finally {
    await client.end();
  }
}
