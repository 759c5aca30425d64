import { join } from 'node:path';
import { removeMailsBefore } from '../../../platform/mail/mail-outbox.ts';
import { mailRemovalJob } from '../../members/erase-mails.ts';
import { eraseLeavers } from '../../members/erase.ts';
import { keepErasedIdJob } from '../../members/keep-erased-id.ts';
import type { JobsApp } from '../../../platform/jobs/jobs.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'erase-leavers': object;
    'delete-old-mails': object;
  }
}

const day = 86_400_000;

/** Erases, each hour, the members whose time is over, and deletes old mails. */
export function leavingJobs(app: JobsApp) {
  const { jobs, config, now } = app;

  mailRemovalJob(app);
  keepErasedIdJob(app);

  jobs.schedule('erase-leavers', '53 * * * *', () => eraseLeavers(app));

  // Mails in the folder that replaces a mail server may name former addresses of accounts.
  jobs.schedule('delete-old-mails', '57 * * * *', () =>
    removeMailsBefore(join(config.dataDir, 'outbox'), new Date(now().getTime() - 30 * day)),
  );
}
