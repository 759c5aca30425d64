import { readFileSync, readdirSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { afterAll, expect, test } from 'vitest';
import { settingsOfUnit } from '../deploy/drill/files.ts';
import {
  commandsWith,
  documents,
  machineIn,
  readUnit,
  user,
} from '../server/test/service/units.ts';

const root = join(import.meta.dirname, '..');
const folder = await mkdtemp(join(tmpdir(), 'kindred-units-'));
afterAll(() => rm(folder, { recursive: true }));
const { here, setUp } = machineIn(folder, root);
setUp({
  DATABASE_URL: 'postgres://web@localhost/kindred',
  DATABASE_OWNER_URL: 'postgres://owner@localhost/kindred',
});

const names = readdirSync(join(root, 'deploy/systemd'));
const services = names.filter(
  (name) => name.endsWith('.service') && name !== 'kindred-photos.service',
);

test.each([
  ['/etc/kindred', 0o711, 'root'],
  ['/etc/kindred/env', 0o600, 'root'],
  ['/etc/kindred/owner.env', 0o600, 'root'],
  ['/etc/kindred/backup.key', 0o600, 'kindred'],
  ['/var/lib/kindred', 0o700, 'kindred'],
  ['/mnt/backup/kindred', 0o700, 'kindred'],
])('the instructions make %s with mode %o for %s', (path, mode, owner) => {
  const found = statSync(here(path));
  expect(found.mode & 0o777).toBe(mode);
  expect(found.uid).toBe(owner === 'root' ? process.getuid?.() : user);
});

test.each(services)('%s names only files and folders that the instructions make', (name) => {
  const unit = readUnit(name);
  const { DATA_DIR, BACKUP_DIR, BACKUP_KEY_FILE } = settingsOfUnit(name);
  const paths = [
    ...unit('EnvironmentFile').map((path) => path.replace(/^-/, '')),
    ...unit('ReadWritePaths'),
    ...[DATA_DIR, BACKUP_DIR, BACKUP_KEY_FILE].filter((path) => path !== undefined),
  ];
  for (const path of paths) expect(() => statSync(here(path)), path).not.toThrow();
  expect(BACKUP_DIR).toBe('/mnt/backup/kindred');
  expect(unit('WorkingDirectory')).toEqual(['/opt/kindred']);
});

test('what runs jobs or backups may write where backups and erased members are, and only what migrates or backs up knows the owner', () => {
  const writing = services.filter((name) => readUnit(name)('ReadWritePaths').length > 0);
  expect(writing).toEqual(services.filter((name) => name !== 'kindred-web@.service'));
  for (const name of writing)
    for (const key of ['ReadWritePaths', 'RequiresMountsFor'])
      expect(readUnit(name)(key), name).toContain('/mnt/backup/kindred');
  const knowing = services.filter((name) =>
    readUnit(name)('EnvironmentFile').includes('-/etc/kindred/owner.env'),
  );
  expect(knowing).toEqual(['kindred-backup.service', 'kindred.service']);
});

test('documents and files name the same files of settings', () => {
  const files = [...documents, 'deploy/kindred', ...names.map((name) => `deploy/systemd/${name}`)];
  const named = files.flatMap((file) =>
    Array.from(readFileSync(join(root, file), 'utf8').matchAll(/\/etc\/kindred\/[\w.]+/g), String),
  );
  expect([...new Set(named)].toSorted()).toEqual(
    ['backup.key', 'env', 'owner.env'].map((name) => `/etc/kindred/${name}`),
  );
});

test('deploy/kindred has the settings of the unit of backups', () => {
  const lines = readFileSync(join(root, 'deploy/kindred'), 'utf8').split('\n');
  const settings = lines
    .filter((line) => /^[A-Z_]+=/.test(line))
    .flatMap((line) => line.split(' '));
  const { NODE_COMPILE_CACHE, ...others } = settingsOfUnit('kindred-backup.service');
  expect(settings).toEqual(
    Object.entries({
      NODE_COMPILE_CACHE: NODE_COMPILE_CACHE?.replace('%C', '/var/cache'),
      ...others,
    }).map(([key, value]) => `${key}=${value}`),
  );
});

test.each(commandsWith('systemctl enable'))(
  'after a restart of the machine all runs that was enabled: %s',
  (block) => {
    const enabled = [...block.matchAll(/^systemctl enable --now ([^#\n]+)/gm)]
      .flatMap(([, units = '']) => units.trim().split(' '))
      .map((name) => (name.includes('.') ? name : `${name.replace(/@.*/, '@')}.service`));
    const starters = new Set(['multi-user.target', 'timers.target', ...enabled]);
    for (const name of enabled) {
      const wanted = readUnit(name)('WantedBy');
      expect(wanted, name).not.toEqual([]);
      expect(
        wanted.filter((each) => !starters.has(each)),
        name,
      ).toEqual([]);
    }
  },
);

test('of the containers, only those that migrate or back up get the address of the owner', () => {
  const text = readFileSync(join(root, 'deploy/docker/several-processes.compose.yml'), 'utf8');
  const { services: containers } = parse(text, { merge: true }) as {
    services: Record<string, { env_file?: unknown }>;
  };
  const knowing = Object.entries(containers).filter(([, { env_file: files }]) =>
    JSON.stringify(files)?.includes('owner.env'),
  );
  expect(knowing.map(([name]) => name)).toEqual(['migrate', 'backup']);
});
