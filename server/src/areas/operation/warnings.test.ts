import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SiteDocument, defaultDocument, withValues } from '@kindred/contract/site/document';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/backup/backup.ts';
import { production } from '../../../test/complaint.ts';
import { readConfig } from '../../config.ts';
import { archiveNameOf, findNewestTime } from '../../platform/backup/archives.ts';
import { findWarnings } from './warnings.ts';

const backups = await temporaryFolder();
await writeFile(join(backups, archiveNameOf(new Date())), '');

const complete = {
  ...production,
  TRUST_PROXY: '1',
  SMTP_URL: 'smtps://mail.kindred.test',
  BACKUP_DIR: backups,
};
const bare = defaultDocument('production');
const counted = withValues(bare, [['frontPage.figures.activeUsers', '{count}+']]);
const external = { DATABASE_URL: 'postgres://web@localhost/kindred' };
const empty = await temporaryFolder();

test.each<[lacking: string[], environment: NodeJS.ProcessEnv, document?: SiteDocument]>([
  [
    ['mail-server', 'proxy', 'figures', 'backups'],
    { ...production, BACKUP_DIR: '/no/backups' },
    bare,
  ],
  [[], complete],
  // A demo may lack all of it.
  [[], { BACKUP_DIR: '/no/backups' }],
  // No one else reaches this machine, and a process that runs jobs serves no one.
  [[], { ...complete, TRUST_PROXY: '0', PUBLIC_URL: 'http://localhost:3000' }],
  [[], { ...complete, TRUST_PROXY: '0', ROLE: 'jobs', ...external }],
  // An own database may be backed up elsewhere, but the list of erased members needs the folder.
  [['backups'], { ...complete, BACKUP_DIR: empty }],
  [[], { ...complete, BACKUP_DIR: empty, ...external }],
  [['backups'], { ...complete, BACKUP_DIR: '/no/backups', ...external }],
])('%j is missing with %j', async (lacking, environment, document = counted) => {
  const site = { document } as Parameters<typeof findWarnings>[0]['site'];
  const config = readConfig(environment);
  const lastBackup = await findNewestTime(config.backup.folder);
  expect(findWarnings({ config, site, lastBackup })).toEqual(lacking);
});
