import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { found, type SignIn } from './areas/accounts/founding.ts';
import { keepSecret } from './areas/accounts/secret.ts';
import { readConfig } from './config.ts';
import { openPool } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { provideDatabase } from './db/provide.ts';
import { StartError } from './errors.ts';
import { checkPort, explainPort } from './port.ts';

const opened = new AsyncDisposableStack();
let leaving: Promise<void> | undefined;

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => void leave(0));
// The launcher is gone; killed, it could not say so otherwise.
process.on('disconnect', () => void leave(0));

try {
  await start();
} catch (error) {
  if (!leaving) {
    say(explain(error));
    await leave(1);
  }
}

async function start() {
  const config = readConfig();
  await checkPort(config);
  const database = await provideDatabase(config, say);
  opened.defer(() => database.stop());
  void database.exited.then(() => {
    if (!leaving) say(`The database has ended by itself: read ${config.dataDir}/postgres.log.`);
    return leave(1);
  });
  await migrate(database.url);
  await found(database.url, { administrator: config.admin, announce: announceAdministrator });

  const pool = openPool(database.url, config.databasePool);
  const app = await buildApp({
    config,
    pool,
    databaseUrl: database.url,
    secret: config.secret ?? (await keepSecret(pool)),
    web: new URL('../../web/dist/', import.meta.url),
  });
  opened.defer(() => pool.end());
  opened.defer(async () => {
    await Promise.race([app.close(), sleep(10_000)]);
    app.server.closeAllConnections();
  });
  try {
    await app.listen(config);
  } catch (error) {
    throw explainPort(error, config);
  }
  app.jobs.start();
  say(`Kindred is at ${config.publicUrl}`);
}

/** Requests under way are answered first; what takes too long is cut. Twice is once. */
function leave(status: number) {
  return (leaving ??= Promise.race([opened.disposeAsync(), sleep(30_000)]).finally(() =>
    process.exit(status),
  ));
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
