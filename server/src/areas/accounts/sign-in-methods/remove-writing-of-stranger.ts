import type { PoolClient } from 'pg';
import { statement } from '../../../db/statement.ts';
import { forgetAcceptances } from '../../members/acceptances.ts';
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

const selectShared = statement({
  name: 'find_whether_address_is_shared',
  text: `select from member where email = $email and id <> $id and state <> 'erased' limit 1`,
  params: { email: 'text', id: 'uuid' },
});

/**
 * If no one had confirmed the address, someone else may have given the consent and accepted the terms. If several have registered with it, no one
 * knows which of them reads the mailbox: the reader then begins with an empty profile, with the name that they are known
 * by if there is one.
 */
export async function removeWritingOfStranger(
  client: PoolClient,
  service: AccountService,
  { id, email, verified, owns_email }: AccountRow,
  firstName: string | null = null,
) {
  if (!verified) {
    await withdrawConsent(client, id, service.now());
    await forgetAcceptances(client, id);
  }
  // An account whose confirmation staff have withdrawn still belongs to its member.
  if (owns_email || (await selectShared.run(client, { email, id })) === 0) return;
  await deletePhotos.run(client, { memberId: id });
  await deleteProfile.run(client, { memberId: id });
  await insertProfile(client, id, { firstName });
}
