import type { Config } from '../../config.ts';
import { endWhatMustNotReturn } from '../../db/copy/after-restore.ts';
import { withUnusedDatabase } from '../../db/copy/unused-database.ts';
import { StartError } from '../../errors.ts';
import { ownerOf, provideDatabase } from '../../db/provide.ts';
import type { JobKind } from '../jobs/jobs.ts';
import { type ErasedIds, readErasedIds } from './erased-ids.ts';

/** Their mails and pushes have been sent since. */
const sendingJobs: readonly JobKind[] = [
  'mail',
  'address-mail',
  'mailbox-request',
  'deliver-mail',
  'deliver-push',
  'deliver-due-mails',
  'deliver-due-pushes',
  'send-webhooks',
];

/** Events of the provider may have been on their way at the moment of the backup. */
const eventsBefore = 3_600_000;

/** For a database as of this moment. */
export function findWhatMustNotReturn(
  { web }: Pick<Config, 'web'>,
  moment: Date,
  { ids }: ErasedIds,
) {
  const since = new Date(moment.getTime() - eventsBefore).toISOString();
  const payments = [
    { kind: 'replay-payment-events', payload: { since } },
    { kind: 'reconcile-payments', payload: {} },
  ] satisfies { kind: JobKind; payload: object }[];
  return {
    erasedIds: ids,
    sendingJobs,
    jobs: [
      { kind: 'erase-leavers' satisfies JobKind, payload: {} },
      ...(web.payments === 'none' ? [] : payments),
    ],
  };
}

/** The line about members who are erased again, or that nothing says who they are. */
export function describeErased(count: number, { lists, places }: ErasedIds) {
  if (lists.length > 0)
    return `Members who are erased again at the start: ${count}, as listed in ${lists.join(' and ')}.`;
  const missing =
    places.length > 1
      ? `neither ${places.join(' nor ')} exists`
      : `${places.join()} does not exist`;
  return `No member is erased again, as ${missing}: if the list of erased members is elsewhere, copy it there and repeat the restore.`;
}

type Needs = Pick<
  Config,
  'backup' | 'databaseUrl' | 'databaseOwnerUrl' | 'databaseWait' | 'dataDir' | 'production' | 'web'
>;

/** For a database that PostgreSQL itself has restored to a moment. */
export async function finishRestore(config: Needs, moment: Date, report: (line: string) => void) {
  if (!config.databaseUrl)
    throw new StartError(
      '--finish is for a PostgreSQL that was restored to a moment: set DATABASE_URL.',
    );
  const url = ownerOf(await provideDatabase(config, report));
  const erased = await readErasedIds([config.backup.folder]);
  const ended = findWhatMustNotReturn(config, moment, erased);
  const count = await withUnusedDatabase(url, (client) => endWhatMustNotReturn(client, ended));
  report(describeErased(count, erased));
}
