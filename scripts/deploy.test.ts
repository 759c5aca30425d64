import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { shownMedia } from '@kindred/contract/photos/media';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { balancerFile, poolerFile, settingsIn, settingsOfUnit } from '../deploy/drill/files.ts';
import { type Ports, portNames } from '../deploy/drill/ports.ts';
import { readConfig } from '../server/src/config.ts';
import { AppError } from '../server/src/errors.ts';

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
};
const oneServer = { ...own, DATABASE_URL: undefined, S3_BUCKET: undefined };

type Settings = Record<string, string | undefined>;

const image = settingsIn('docker/Dockerfile', /^ENV (.*)$/m);
const servicesOf = (file: string) =>
  Object.entries((parse(read(`docker/${file}`)) as Compose).services);
/** The other one is nginx, which has no settings of ours. */
const units = readdirSync(join(folder, 'systemd')).filter(
  (name) => name.endsWith('.service') && name !== 'kindred-photos.service',
);

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
    ...settingsOfUnit(unit),
  });
  const stop = Number(/^TimeoutStopSec=(\d+)$/m.exec(read(`systemd/${unit}`))?.[1] ?? Infinity);
  expect(stop).toBeGreaterThanOrEqual(config.drainSeconds + 30);
});

test.each(['one-server.compose.yml', 'several-processes.compose.yml'])(
  'production accepts the settings of each service of %s',
  (file) => {
    const base = file.startsWith('one') ? oneServer : own;
    const ours = servicesOf(file).filter(([name]) =>
      /^(kindred|web\d|jobs|migrate|backup)$/.test(name),
    );
    expect(ours.length).toBeGreaterThan(0);
    for (const [, { environment = {} }] of ours) {
      const chosen = Object.entries(environment).filter(([, value]) => !value.includes('${'));
      expectProductionWith({ ...base, ...image, ...Object.fromEntries(chosen) });
    }
  },
);

test('with no process ready, the balancer says the same as a process that is too busy', () => {
  const [, body = '', headers] =
    /^ +http-error status 503 .*lf-string '(.*)' hdr (.*)$/m.exec(read('haproxy/haproxy.cfg')) ??
    [];
  expect(JSON.parse(body)).toEqual({
    success: false,
    message: new AppError('busy').message,
    code: 'busy',
    requestId: '%[uuid()]',
  });
  expect(headers).toBe('Retry-After 2');
});

test('proxies lead to the ports of the units, and ask what processes answer', () => {
  const balancer = read('haproxy/haproxy.cfg');
  expect(balancer).toContain('server web1 127.0.0.1:3001');
  expect(balancer).toContain('GET /readyz');
  expect(read('caddy/Caddyfile')).toContain('reverse_proxy 127.0.0.1:3000');
  const interval = Number(/check inter (\d+)s/.exec(balancer)?.[1]);
  const { drainSeconds } = readConfig({
    ...own,
    ...settingsOfUnit('kindred-web@.service'),
  });
  expect(drainSeconds).toBeGreaterThan(2 * interval);
});

// The second begins like a port of the file.
test.each([21_000, 30_020])(
  'the drill puts its ports from %i on into the file of haproxy, and leaves none of the file',
  (first) => {
    const ports = Object.fromEntries(
      portNames.map((name, index) => [name, first + index]),
    ) as Ports;
    const balancer = balancerFile(ports, '/certificate.pem');
    expect(
      [...balancer.matchAll(/^ +(?:bind|server) .*?:(\d+)/gm)].map(([, port]) => port),
    ).toEqual(
      [
        ports.plain,
        ports.secure,
        ...[ports.web1, ports.web2],
        // The same ones, for assets.
        ...[ports.web1, ports.web2],
        ports.photos,
      ].map(String),
    );
  },
);

test('the drill finds in the other files of operators what it replaces, and leaves no port of theirs', () => {
  const pooler = poolerFile({ listen: 21_100, database: 21_101, users: '/users.txt' });
  expect(
    [...pooler.matchAll(/port = ?(\d+)|port=(\d+)/g)].map(([, one, other]) => one ?? other),
  ).toEqual(['21101', '21100']);
  expect(settingsOfUnit('kindred-web@.service')).toMatchObject({
    ROLE: 'web',
    DRAIN_SECONDS: '15',
  });
});

test('while two versions run, a script that one process lacks is asked for at the next', () => {
  const [, web = '', assets = ''] = read('haproxy/haproxy.cfg').split(/^backend (?:web|assets)$/m);
  expect(read('haproxy/haproxy.cfg')).toContain('use_backend assets if { path_beg /assets/ }');
  expect(assets).toMatch(/^ +retry-on .*\b404\b/m);
  // By default, the last try alone would go elsewhere.
  expect(assets).toMatch(/^ +option redispatch 1$/m);
  const serversOf = (text: string) => [...text.matchAll(/server (web\d) (\S+)/g)].map(String);
  expect(serversOf(assets)).toEqual(serversOf(web));
});

test('nginx asks the processes that serve people, and no other', () => {
  const portOf = (unit: string) => settingsOfUnit(unit)['PORT'];
  for (const name of ['photos.conf', 'photos-s3.conf']) {
    const [, service = ''] = /upstream service \{(.*?)\}/s.exec(read(`nginx/${name}`)) ?? [];
    const asked = [...service.matchAll(/server 127\.0\.0\.1:(\d+);/g)].map(([, port]) => port);
    const { port } = readConfig({ ...own, ...settingsOfUnit('kindred.service') });
    expect(asked).toEqual([`${port}`, '3001', '3002']);
    expect(asked).not.toContain(portOf('kindred-jobs.service'));
  }
});

test('the containers of haproxy and of backups find what their files name', () => {
  const { services } = parse(read('docker/several-processes.compose.yml'), { merge: true }) as {
    services: Record<string, { command?: string; volumes?: string[]; entrypoint?: string[] }>;
  };
  const [, certificate = ''] = / crt (\S+)\/[^/]+ /.exec(read('haproxy/haproxy.cfg')) ?? [];
  expect(services['haproxy']?.volumes?.join()).toContain(`:${certificate}:ro`);
  expect(services['haproxy']?.command).toContain(`${certificate}/haproxy.cfg`);
  // A check of a backup restores the whole database, for which memory is no place.
  expect(services['backup']?.volumes).toContain('checking:/var/lib/kindred');
  const [, flags = ''] =
    /^ExecStart=.* backup (.+)$/m.exec(read('systemd/kindred-backup.service')) ?? [];
  expect(services['backup']?.entrypoint?.at(-1)).toContain(`node scripts/backup.ts ${flags};`);
});

test('nginx asks what the service answers, keeps nothing longer, and is where proxies look for it', () => {
  const files = ['photos.conf', 'photos-s3.conf'].map((name) => read(`nginx/${name}`));
  for (const file of files) {
    expect(file).toContain(`proxy_pass http://service${shownMedia.url.split(':')[0]}$photo;`);
    expect(file).toContain('proxy_pass_request_headers off;\n            proxy_set_header');
    // Whatever the service forbids to keep is not kept: no line sets another time for its answers.
    expect(file).not.toMatch(/proxy_cache_valid (?!200 1d)|proxy_cache_use_stale/);
    expect(file).toContain('listen 127.0.0.1:3100;');
    expect(file).toContain('access_log off;');
  }
  const [folderOnly = ''] = files;
  expect(folderOnly).toContain(`root ${settingsOfUnit('kindred.service')['DATA_DIR']}/files;`);
  expect(read('haproxy/haproxy.cfg')).toContain('server photos 127.0.0.1:3100');
  expect(read('caddy/Caddyfile')).toContain('reverse_proxy /media/* 127.0.0.1:3100');
});
