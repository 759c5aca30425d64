import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { readConfig } from '../server/src/config.ts';

const folder = join(import.meta.dirname, '../deploy');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

interface Compose {
  services: Record<string, { environment?: Record<string, string> }>;
}

const random = (about: string) => createHash('sha256').update(about).digest('hex');

/** What an operator adds to the settings of a file. */
const own = {
  SECRET: random('secret'),
  PUBLIC_URL: 'https://kindred.example',
  DATABASE_URL: 'postgres://web:pw@db.example/kindred?sslmode=verify-full',
  S3_BUCKET: 'kindred',
  BACKUP_KEY: random('backup'),
};
const oneServer = { ...own, DATABASE_URL: undefined, S3_BUCKET: undefined };

type Settings = Record<string, string | undefined>;

/** Of a line such as `Environment=PORT=3000 ROLE=web`. */
function settingsIn(file: string, line: RegExp): Settings {
  const [, text = ''] = line.exec(read(file)) ?? [];
  const pairs = [...text.replaceAll('%i', '3001').matchAll(/(\w+)=(\S+)/g)];
  expect(pairs.length).toBeGreaterThan(0);
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
}

const image = settingsIn('docker/Dockerfile', /^ENV (.*)$/m);
const servicesOf = (file: string) =>
  Object.entries((parse(read(`docker/${file}`)) as Compose).services);
const settingsOf = (unit: string) => settingsIn(`systemd/${unit}`, /^Environment=(.*)$/m);
const units = readdirSync(join(folder, 'systemd')).filter((name) => name.endsWith('.service'));

/** Production accepts the settings, and each of them is one: a name that is none would be ignored. */
function expectProductionWith(settings: Settings) {
  const config = readConfig(settings);
  expect(config.production).toBe(true);
  const known = new Set(
    [...read('../docs/configuration.gen.md').matchAll(/^([A-Z\d_]+) \|/gm)].map(([, name]) => name),
  );
  const others = Object.keys(settings).filter((name) => !known.has(name));
  expect(others.filter((name) => name !== 'NODE_COMPILE_CACHE')).toEqual([]);
  return config;
}

test.each(units)('production accepts the settings of %s', (unit) => {
  const isOneServer = unit === 'kindred.service';
  const config = expectProductionWith({
    ...(isOneServer ? oneServer : own),
    ...settingsOf(unit),
  });
  const stop = Number(/^TimeoutStopSec=(\d+)$/m.exec(read(`systemd/${unit}`))?.[1] ?? Infinity);
  expect(stop).toBeGreaterThanOrEqual(config.drainSeconds + 30);
});

test.each(['one-server.compose.yml', 'several-processes.compose.yml'])(
  'production accepts the settings of each service of %s',
  (file) => {
    const base = file.startsWith('one') ? oneServer : own;
    const ours = servicesOf(file).filter(([name]) => /^(kindred|web\d|jobs|migrate)$/.test(name));
    expect(ours.length).toBeGreaterThan(0);
    for (const [, { environment = {} }] of ours) {
      const chosen = Object.entries(environment).filter(([, value]) => !value.includes('${'));
      expectProductionWith({ ...base, ...image, ...Object.fromEntries(chosen) });
    }
  },
);

test('proxies lead to the ports of the units, and ask what processes answer', () => {
  const balancer = read('haproxy/haproxy.cfg');
  expect(balancer).toContain('server web1 127.0.0.1:3001');
  expect(balancer).toContain('GET /readyz');
  expect(read('caddy/Caddyfile')).toContain('reverse_proxy 127.0.0.1:3000');
  const interval = Number(/check inter (\d+)s/.exec(balancer)?.[1]);
  const { drainSeconds } = readConfig({
    ...own,
    ...settingsOf('kindred-web@.service'),
  });
  expect(drainSeconds).toBeGreaterThan(2 * interval);
});
