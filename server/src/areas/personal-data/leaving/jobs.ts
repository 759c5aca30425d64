import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { removeMailsBefore } from '../../../platform/mail/outbox.ts';
import { eraseLeavers } from '../../members/erase.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'erase-leavers': object;
    'delete-old-mails': object;
  }
}

const day = 86_400_000;

/** Each hour, what may no longer be kept goes. */
export function leavingJobs(app: FastifyInstance) {
  const { jobs, config, now } = app;

  jobs.schedule('erase-leavers', '53 * * * *', () => eraseLeavers(app));

  // A folder that stands for a mail server also knows the addresses from which accounts have moved.
  jobs.schedule('delete-old-mails', '57 * * * *', () =>
    removeMailsBefore(join(config.dataDir, 'outbox'), new Date(now().getTime() - 30 * day)),
  );
}
