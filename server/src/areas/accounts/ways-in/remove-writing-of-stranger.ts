import type { PoolClient } from 'pg';
import { statement } from '../../../db/statement.ts';
import { withdrawConsent } from '../../members/consent.ts';
import { type AccountRow, insertProfile } from '../queries.ts';
import type { AccountService } from '../service.ts';

const deleteProfile = statement({
  name: 'delete_profile',
  text: 'delete from profile where member_id = $memberId',
  params: { memberId: 'uuid' },
});

// Their files are removed by jobs of this transaction.
const deletePhotos = statement({
  name: 'delete_photos',
  text: 'delete from photo where member_id = $memberId',
  params: { memberId: 'uuid' },
});

/**
 * If nobody had confirmed the address, someone else may have given the consent, and written everything in the profile.
 * The reader of the mailbox begins with an empty one, with the name that they are known by if there is one.
 */
export async function removeWritingOfStranger(
  client: PoolClient,
  service: AccountService,
  { id, verified, owns_email }: AccountRow,
  firstName: string | null = null,
) {
  if (!verified) await withdrawConsent(client, id, service.now());
  // An account whose confirmation staff have withdrawn still belongs to its member.
  if (owns_email) return;
  await deletePhotos.run(client, { memberId: id });
  await deleteProfile.run(client, { memberId: id });
  await insertProfile(client, id, { firstName });
}
