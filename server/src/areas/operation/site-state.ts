import type { SiteState } from '@kindred/contract/operation';
import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Integer, OrNull, Text, Timestamp } from '../../db/columns.ts';
import { readVersion } from '../../db/migrate/migrate.ts';
import { statement } from '../../db/statement.ts';
import { findNewestTime } from '../../platform/backup/archives.ts';
import { outboxOf } from '../../platform/mail/transport.ts';
import { readDisk } from '../../platform/storage/disk.ts';
import { findWarnings, needsBackup } from './warnings.ts';

const gigabyte = 1e9;
const hour = 3_600_000;

/** A small disk is full sooner, and a large one has room for long with a tenth of it. */
const isLow = (free: number, total: number) => free < total / 10 && free < 5 * gigabyte;

/** A backup is made every night, and one may fail before it is worth a warning. */
const lateBackup = 50 * hour;

const selectRetryingMails = statement({
  name: 'find_retrying_mails',
  text: `select count(*) as count, min(created_at) as since, (array_agg(last_error order by updated_at desc, id desc))[1] as error
    from graphile_worker.jobs
    where task_identifier = 'mail' and last_error is not null and attempts < max_attempts`,
  row: Row({ count: Integer, since: OrNull(Timestamp), error: OrNull(Text) }),
});

const selectVersion = statement({
  name: 'find_database_version',
  text: `select split_part(current_setting('server_version'), ' ', 1) as version`,
  row: Row({ version: Text }),
});

export async function findSiteState(app: FastifyInstance): Promise<SiteState> {
  const { config, site, pool, now } = app;
  const [disk, lastBackup, mails, service, database] = await Promise.all([
    readDisk(config.dataDir),
    findNewestTime(config.backup.folder),
    selectRetryingMails.one(pool),
    readVersion(),
    selectVersion.one(pool),
  ]);
  const age = (time: Date) => now().getTime() - time.getTime();
  return {
    warnings: findWarnings({ config, site, lastBackup }),
    disk: disk && { ...disk, isLow: isLow(disk.free, disk.total) },
    backup: {
      lastAt: lastBackup?.toISOString() ?? null,
      isLate: lastBackup ? age(lastBackup) > lateBackup : needsBackup(config),
    },
    mails: {
      retrying: mails.count,
      since: mails.since?.toISOString() ?? null,
      error: mails.error,
      isLate: mails.since !== null && age(mails.since) > hour,
      folder: outboxOf(config),
    },
    versions: { service, database: database.version, node: process.versions.node },
  };
}
