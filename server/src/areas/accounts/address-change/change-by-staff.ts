import type { PoolClient } from 'pg';
import { statement } from '../../../db/statement.ts';
import { notify } from '../../notices/notify.ts';
import { findAccountById, updateEmail } from '../queries.ts';
import { deleteAllCodes } from '../registration/codes.ts';
import type { AccountService } from '../service.ts';
import { offerUndoToOldAddress } from './offer-undo.ts';

const unverify = statement({
  name: 'unverify_email',
  text: `update member set email_verified_at = null, verified_by_staff = false, verification_sent_at = null,
      keeps_email = true
    where id = $id`,
  params: { id: 'uuid' },
});

/**
 * Changes the address of a locked member, who owns it from now on. It is not verified, and codes sent to the old one
 * no longer work. Sessions stay open: they show the member what the team changed.
 */
export async function changeAddressByStaff(
  client: PoolClient,
  service: Pick<AccountService, 'now' | 'sendMail'>,
  id: string,
  to: string,
) {
  const before = await findAccountById(client, id);
  if (!before) return;
  await updateEmail(client, { id, from: before.email, to });
  await unverify.run(client, { id });
  await notify(client, { memberId: id, kind: 'security', about: { event: 'address-changed' } });
  await deleteAllCodes(client, id);
  await offerUndoToOldAddress(client, service, before, { to, byStaff: true });
}
