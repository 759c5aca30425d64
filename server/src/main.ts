import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { followSandboxClock } from './areas/premium/clock/turn-clock.ts';
import { findWarnings } from './areas/operation/warnings.ts';
import { hasAdministrator } from './areas/team/administrators/administrators.ts';
import { prepareFirstStart, type SignIn } from './areas/team/administrators/first-start.ts';
import { readOrCreateSecret } from './areas/accounts/sessions/secret.ts';
import { type Config, readConfig } from './config.ts';
import { refuseWrongClock } from './db/clock.ts';
import { openPool } from './db/connect.ts';
import { prepareDatabase } from './db/prepare.ts';
import { explainDisk, provideDatabase } from './db/provide.ts';
import { withClient } from './db/with-client.ts';
import { createDemoMembers } from './demo.ts';
import { StartError } from './errors.ts';
import { findNewestTime } from './platform/backup/archives.ts';
import { beginErasedIds } from './platform/backup/erased-ids.ts';
import { openLog } from './platform/http/operation/logs.ts';
import { outboxOf } from './platform/mail/transport.ts';
import { startPaymentSandbox } from './payment-sandbox.ts';
import { checkPort, explainPort } from './port.ts';
import { describeWarnings } from './start-warnings.ts';

const opened = new AsyncDisposableStack();
let leaving: Promise<void> | undefined;

/** A second signal ends the time in which a process that is going away still serves. */
const hurry = new AbortController();
let drainSeconds = 0;

/**
 * A supervisor sends a signal to each process of a group, and npm and the launcher send theirs on. Those that arrive within
 * this time are copies of one.
 */
const copiesMs = 1000;
let askedAt: number | undefined;
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
  process.on(signal, () => {
    const now = performance.now();
    const isSecond = now - (askedAt ??= now) > copiesMs;
    if (isSecond || signal !== 'SIGTERM') hurry.abort();
    void leave(0);
  });
// The launcher has ended; when killed, it can send no signal.
process.on('disconnect', () => {
  askedAt ??= performance.now();
  void leave(0);
});

try {
  await start(readConfig());
} catch (error) {
  await fail(error);
}

async function start(config: Config) {
  await checkPort(config);
  if (config.production && config.jobs > 0) await beginErasedIds(config.backup.folder);
  const database = await provideDatabase(config, say);
  opened.defer(() => database.stop());
  void database.lost.then(fail);
  const { url, directUrl = url, ownerUrl } = database;
  try {
    await withClient(directUrl, refuseWrongClock);
    await prepareDatabase(database, { warn: say });
    await prepareFirstStart(directUrl, {
      production: config.production,
      administrator: config.admin,
      populate: async () => config.demoMembers > 0 && createDemoMembers(config.demoMembers),
      announce: announceAdministrator,
    });
  } catch (error) {
    throw explainDisk(error, config);
  }
  const pool = openPool(url, config.databasePool, { throughPooler: url !== directUrl });
  const app = await buildApp({
    config,
    pool,
    databaseUrl: directUrl,
    ownerUrl,
    secret: config.secret ?? (await readOrCreateSecret(pool)),
    web: new URL('../../web/dist/', import.meta.url),
    logTo: openLog(),
  });
  opened.defer(() => pool.end());
  let sandbox: { close(): Promise<void> } | undefined;
  opened.defer(() => sandbox?.close());
  // Running requests are answered first, within a limit.
  opened.defer(() => Promise.race([app.close(), sleep(7000)]));
  const lastBackup = await findNewestTime(config.backup.folder).catch(() => null);
  const warnings = describeWarnings({
    warnings: findWarnings({ config, site: app.site, lastBackup }),
    outbox: outboxOf(config),
    backups: config.backup.folder,
    lacksAdministrator: config.production && !(await hasAdministrator(pool)),
  });
  if (warnings) say(warnings);
  await app.processes.begin();
  try {
    await app.listen(config);
  } catch (error) {
    throw explainPort(error, config);
  }
  const { port } = app.server.address() as AddressInfo;
  if (!config.stripe && !config.production) sandbox = await startPaymentSandbox(app, port);
  if (sandbox && config.role !== 'jobs') await followSandboxClock(app);
  app.jobs.start();
  drainSeconds = config.drainSeconds;
  opened.defer(() =>
    hurry.signal.aborted ? undefined : app.draining.begin(drainSeconds, hurry.signal),
  );
  say(
    `Kindred is running at ${config.port === port ? config.publicUrl : `http://localhost:${port}`}`,
  );
}

/** Prints one line, unless the process is stopping already. */
async function fail(error: unknown) {
  if (!leaving) say(explain(error));
  await leave(1);
}

/** Closes everything in reverse order and exits. It can be called twice. */
function leave(status: number) {
  return (leaving ??= Promise.race([
    opened.disposeAsync(),
    sleep(30_000 + drainSeconds * 1000),
  ]).finally(() => process.exit(status)));
}

function announceAdministrator({ email, password }: SignIn) {
  say(`Administrator: ${email} with the password ${password}`);
}

function explain(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `Kindred could not start: ${error.message}${cause}`;
}

function say(line: string) {
  process.stdout.write(`${line}\n`);
}
