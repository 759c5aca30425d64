import { existsSync } from 'node:fs';
import { type SiteWarning, siteWarnings } from '@kindred/contract/operation';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { findNewestTime } from '../../platform/backup/archives.ts';
import { outboxOf } from '../../platform/mail/transport.ts';

type WarnedService = Pick<FastifyInstance, 'config' | 'site'>;

/** A database of the operator's own may be backed up elsewhere, but the list of erased members is there. */
const lacksBackup = async ({ backup: { folder }, databaseUrl }: Config) =>
  !existsSync(folder) ||
  (!databaseUrl && (await findNewestTime(folder).catch(() => null)) === null);

/** Whether a service lacks each of these. */
const lacks: Record<SiteWarning, (service: WarnedService) => Promise<boolean>> = {
  'mail-server': async ({ config }) => outboxOf(config) !== null,
  proxy: async ({ config: { role, trustProxy, publicUrl } }) =>
    role !== 'jobs' && trustProxy === 0 && publicUrl.startsWith('https:'),
  figures: async ({ site }) => Object.values(site.document.frontPage.figures).join('') === '',
  backups: ({ config }) => lacksBackup(config),
};

/** What is unsafe or missing where members are real. A demo may lack all of it. */
export async function findWarnings(service: WarnedService) {
  if (!service.config.production) return [];
  const found = await Promise.all(siteWarnings.map((warning) => lacks[warning](service)));
  return siteWarnings.filter((_, index) => found[index]);
}
