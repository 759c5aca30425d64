import { resolve } from 'node:path';
import type { SiteWarning } from '@kindred/contract/operation';

interface Start {
  readonly warnings: readonly SiteWarning[];
  /** Where mails are files. */
  readonly outbox: string | null;
  readonly backups: string;
  readonly lacksAdministrator: boolean;
}

const sentences: Record<SiteWarning, (start: Start) => string> = {
  'mail-server': ({ outbox }) =>
    `No email is sent, as SMTP_URL is not set: each one is a file in ${outbox}.`,
  proxy: () =>
    'TRUST_PROXY is not set, although PUBLIC_URL begins with https://: all visitors share the limits of one, as they seem to come from the proxy. Set it to the number of proxies in front, such as 1.',
  figures: () => 'The front page has no figures: enter true ones on the page Site, or leave it so.',
  backups: ({ backups }) =>
    `BACKUP_DIR (${resolve(backups)}) has no backup: run npm run backup every night. The service also lists erased members there, so that no restore brings them back.`,
};

/** All of it together, as a line among others is not read; empty if there is nothing to say. */
export function describeWarnings(start: Start) {
  const lines = start.warnings.map((warning) => sentences[warning](start));
  if (start.lacksAdministrator)
    lines.push(
      'There is no administrator: create the first one with npm run admin -- create and their email.',
    );
  if (lines.length === 0) return '';
  return ['Before people join:', ...lines.map((line) => `- ${line}`)].join('\n');
}
