import { Object as Row } from 'typebox';
import { Word } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import { findConsent } from '../../members/consent.ts';
import { findAccountById } from '../../accounts/queries.ts';

const selectProviders = statement({
  name: 'find_own_providers',
  text: 'select provider from identity where member_id = $id order by provider',
  params: { id: 'uuid' },
  row: Row({ provider: Word(['google', 'facebook']) }),
});

export async function readOwnAccount(db: Db, id: string) {
  const account = await findAccountById(db, id);
  if (!account) throw new AppError('unauthenticated');
  const rows = await selectProviders.all(db, { id });
  return {
    email: account.email,
    hasPassword: account.password_hash !== null,
    providers: rows.map(({ provider }) => provider),
    consent: await findConsent(db, id),
  };
}
