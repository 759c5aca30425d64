import { spawnSync } from 'node:child_process';
import { StartError } from '../../server/src/errors.ts';

/** What Debian brings: `apt-get install haproxy redis-server openssl pgbouncer`. */
export function findPrograms() {
  const redis = ['valkey-server', 'redis-server'].find((name) => works(name, '--version'));
  const missing = [
    ...(works('haproxy', '-v') ? [] : ['haproxy']),
    ...(redis ? [] : ['redis-server']),
    ...(works('openssl', 'version') ? [] : ['openssl']),
  ];
  if (missing.length > 0)
    throw new StartError(
      `The drill needs programs that are not installed: run \`apt-get install ${missing.join(' ')}\`.`,
    );
  return { redis: redis ?? '', pooler: findPooler() };
}

/** Older ones know no named statements. */
function findPooler() {
  const { stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
  const [, major, minor] = /^PgBouncer (\d+)\.(\d+)/.exec(stdout ?? '') ?? [];
  return Number(major) > 1 || Number(minor) >= 21 ? 'pgbouncer' : undefined;
}

const works = (program: string, argument: string) =>
  spawnSync(program, [argument], { stdio: 'ignore' }).status === 0;
