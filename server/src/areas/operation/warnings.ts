import { existsSync } from 'node:fs';
import { type SiteWarning, siteWarnings } from '@kindred/contract/operation';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { outboxOf } from '../../platform/mail/transport.ts';

interface Warned extends Pick<FastifyInstance, 'config' | 'site'> {
  readonly lastBackup: Date | null;
}

/** A database that is elsewhere may be backed up there. */
export const needsBackup = ({ production, databaseUrl }: Config) => production && !databaseUrl;

/** Whether a service lacks each of these. */
const lacks: Record<SiteWarning, (service: Warned) => boolean> = {
  'mail-server': ({ config }) => outboxOf(config) !== null,
  proxy: ({ config: { role, trustProxy, publicUrl } }) =>
    role !== 'jobs' && trustProxy === 0 && publicUrl.startsWith('https:'),
  figures: ({ site }) => Object.values(site.document.frontPage.figures).join('') === '',
  // The list of erased members is there in any case.
  backups: ({ config, lastBackup }) =>
    !existsSync(config.backup.folder) || (needsBackup(config) && lastBackup === null),
};

/** What is unsafe or missing where members are real. A demo may lack all of it. */
export const findWarnings = (service: Warned) =>
  service.config.production ? siteWarnings.filter((warning) => lacks[warning](service)) : [];
