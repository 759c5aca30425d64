import type { Pool } from 'pg';
import { AppError } from '../../../errors.ts';
import { findConsent } from '../../members/consent.ts';
import { findAccountById } from '../../accounts/queries.ts';

interface IdentityRow {
  provider: 'google' | 'facebook';
}

export async function readOwnAccount(pool: Pool, id: string) {
  const account = await findAccountById(pool, id);
  if (!account) throw new AppError('unauthenticated', 'Please sign in to continue.');
  const { rows } = await pool.query<IdentityRow>({
    name: 'find_own_identities',
    text: 'select provider from identity where member_id = $1 order by provider',
    values: [id],
  });
  return {
    email: account.email,
    hasPassword: account.password_hash !== null,
    providers: rows.map(({ provider }) => provider),
    consent: await findConsent(pool, id),
  };
}
