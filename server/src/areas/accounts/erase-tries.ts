import type { PoolClient } from 'pg';
import { statement } from '../../db/statement.ts';
import type { ErasedMember } from '../../platform/area.ts';
import { deleteAllTries } from './sign-in/tries.ts';

const selectConfirmed = statement({
  name: 'find_whether_confirmed',
  text: 'select from member where id = $id and email_verified_at is not null',
  params: { id: 'uuid' },
});

/**
 * The tries of an address that no one confirmed are kept until they expire: otherwise registering an account and having
 * it erased would give new ones.
 */
export async function eraseTries(client: PoolClient, { id, email }: ErasedMember) {
  const isConfirmed = (await selectConfirmed.run(client, { id })) > 0;
  await deleteAllTries(client, isConfirmed ? [id, email] : [id]);
}
