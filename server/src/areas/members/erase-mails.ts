import { join } from 'node:path';
import { Object as Row } from 'typebox';
import { Flag } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import type { ErasedMember } from '../../platform/area.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import { type JobsApp, addJob } from '../../platform/jobs/jobs.ts';
import { removeMails } from '../../platform/mail/mail-outbox.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** An encrypted ErasedAddress. */
    'remove-mails': { sealed: string };
  }
}

interface ErasedAddress {
  readonly email: string;
  readonly owned: boolean;
}

const sealOf = (secret: string) => createSeal(secret, 'erased address');

const selectOwns = statement({
  name: 'owns_email',
  text: 'select owns_email as owned from member where id = $id',
  params: { id: 'uuid' },
  row: Row({ owned: Flag }),
});

/**
 * Removes the mails of a member who is being erased, by a job of this transaction. Whether others use the address decides
 * how much work that is, and must not be seen in how long a request takes.
 */
export async function removeMailsLater(db: Db, secret: string, { id, email }: ErasedMember) {
  const { owned } = await selectOwns.one(db, { id });
  const address: ErasedAddress = { email, owned };
  await addJob(db, 'remove-mails', { sealed: sealOf(secret).close(address) });
}

const isUsed = statement({
  name: 'is_email_used',
  text: 'select from member where email = $email limit 1',
  params: { email: 'text' },
});

/** Anyone can register with any address, and must not remove the mails of its owner by that. */
export function mailRemovalJob({ jobs, pool, secret, config }: JobsApp) {
  const seal = sealOf(secret);
  jobs.handle('remove-mails', async ({ sealed }) => {
    const { email, owned } = seal.open(sealed) as ErasedAddress;
    if (owned || (await isUsed.run(pool, { email })) === 0)
      await removeMails(join(config.dataDir, 'outbox'), email);
  });
}
