import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import S3rver from 's3rver';
import { productionSettings } from '../../bench/production-settings.ts';
import { runNode } from '../../scripts/command.ts';
import { StartError } from '../../server/src/errors.ts';
import { addressOf, startDatabases, webRole } from './databases.ts';
import { balancerFile, poolerFile, settingsOfUnit } from './files.ts';
import { findPorts, type Ports } from './ports.ts';
import { listens, startProgram } from './program.ts';
import { findPrograms } from './programs.ts';

export type Site = Awaited<ReturnType<typeof startSite>>;

const unprivilegedId = 65_534;

/** Everything that several machines have, on this one: what is started ends with `opened`. */
export async function startSite(
  folder: string,
  opened: AsyncDisposableStack,
  stopped: AbortSignal,
) {
  const programs = findPrograms();
  const ports = await findPorts();
  const log = (name: string) => join(folder, `${name}.log`);
  const start = async (command: Parameters<typeof startProgram>[0]) => {
    const program = await startProgram(command, stopped);
    opened.defer(() => program.end('SIGTERM'));
    return program;
  };
  const databases = await startDatabases(folder, ports, opened);
  const poolers = programs.pooler
    ? await Promise.all([
        startPooler('pooler1', ports.primary),
        startPooler('pooler2', ports.standby),
      ])
    : [];
  const redis = await start({
    name: 'Redis',
    argv: [
      programs.redis,
      ...['--port', `${ports.redis}`, '--bind', '127.0.0.1'],
      ...['--save', '', '--appendonly', 'no'],
    ],
    log: log('redis'),
    answers: () => listens(ports.redis),
  });
  const files = new S3rver({
    address: '127.0.0.1',
    port: ports.files,
    silent: true,
    directory: join(folder, 'bucket'),
    configureBuckets: [{ name: 'kindred', configs: [] }],
  });
  await files.run();
  opened.defer(() => files.close());

  const certificate = makeCertificate(folder);
  const environment = environmentOf(folder, ports, poolers.length > 0);
  const migrated = await runNode(['scripts/migrate.ts'], {
    env: { ...environment, ROLE: 'all' },
  });
  if (migrated.code !== 0) throw new StartError(migrated.output.trim());
  const [web1, web2, jobs] = await Promise.all([
    startProcess('web1', ports.web1),
    startProcess('web2', ports.web2),
    startProcess('jobs', ports.jobs),
  ]);
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, balancerFile(ports, certificate));
  await start({
    name: 'haproxy',
    argv: ['haproxy', '-db', '-f', file],
    log: log('haproxy'),
    answers: () => answersOverTls(environment.PUBLIC_URL, certificate),
  });
  return {
    url: environment.PUBLIC_URL,
    certificate: readFileSync(certificate, 'utf8'),
    ports,
    hasPooler: poolers.length > 0,
    drainSeconds: Number(settingsOfUnit('kindred-web@.service')['DRAIN_SECONDS']),
    web: [web1, web2],
    jobs,
    /** The mails, as there is no mail server. */
    outbox: join(folder, 'jobs', 'outbox'),
    redis,
    ...databases,
  };

  function startPooler(name: 'pooler1' | 'pooler2', database: number) {
    const own = join(folder, name);
    mkdirSync(own);
    const users = join(own, 'userlist.txt');
    writeFileSync(users, `"${webRole}" ""\n`);
    const ini = join(own, 'pgbouncer.ini');
    writeFileSync(ini, poolerFile({ listen: ports[name], database, users }));
    // It refuses to run as root.
    const user =
      process.getuid?.() === 0 ? { uid: unprivilegedId, gid: unprivilegedId } : undefined;
    if (user) {
      chmodSync(folder, 0o711);
      for (const path of [own, users, ini]) chownSync(path, unprivilegedId, unprivilegedId);
    }
    return start({
      name: 'PgBouncer',
      argv: ['pgbouncer', ini],
      user,
      log: log(name),
      answers: () => listens(ports[name]),
    });
  }

  /** As its unit of systemd does. */
  function startProcess(name: string, port: number) {
    const unit = name === 'jobs' ? 'kindred-jobs.service' : 'kindred-web@.service';
    return start({
      name: `The process ${name}`,
      argv: [process.execPath, join(import.meta.dirname, '../../server/src/main.ts')],
      env: {
        ...settingsOfUnit(unit),
        ...environment,
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        DATABASE_OWNER_URL: undefined,
        PORT: `${port}`,
        // Only mails are kept here: rows are in the database, and files in the bucket.
        DATA_DIR: join(folder, name),
      },
      ours: true,
      log: log(name),
      answers: async () =>
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
    });
  }
}

function environmentOf(folder: string, ports: Ports, pooled: boolean) {
  const direct = addressOf(webRole, ports.primary, ports.standby);
  return {
    MODE: 'production',
    SECRET: productionSettings.SECRET,
    PUBLIC_URL: `https://localhost:${ports.secure}`,
    DATABASE_URL: pooled ? addressOf(webRole, ports.pooler1, ports.pooler2) : direct,
    ...(pooled && { DATABASE_DIRECT_URL: direct }),
    DATABASE_OWNER_URL: addressOf('kindred', ports.primary, ports.standby),
    DATABASE_READ_URL: addressOf(webRole, ports.replica),
    BUS_URL: `redis://127.0.0.1:${ports.redis}`,
    S3_ENDPOINT: `http://127.0.0.1:${ports.files}`,
    S3_BUCKET: 'kindred',
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
    // All members of the drill come from one address.
    LIMITS: '10',
    SUPPORT_EMAIL: productionSettings.SUPPORT_EMAIL,
    DATA_DIR: folder,
    BACKUP_DIR: join(folder, 'backups'),
  };
}

/** One that this machine alone believes. haproxy reads it with its key from one file. */
function makeCertificate(folder: string) {
  const [key, path] = [join(folder, 'key.pem'), join(folder, 'kindred.pem')];
  const { status } = spawnSync(
    'openssl',
    [
      ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 7'.split(' '),
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', key, '-out', path],
    ],
    { stdio: 'ignore' },
  );
  if (status !== 0) throw new StartError('openssl could not make a certificate.');
  appendFileSync(path, readFileSync(key));
  chmodSync(path, 0o600);
  return path;
}

const answersOverTls = (url: string, certificate: string) =>
  new Promise<boolean>((resolve) => {
    request(url, { ca: readFileSync(certificate), agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    })
      .once('error', () => resolve(false))
      .end();
  });
