import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/backup/backup.ts';
import { production } from '../../../test/complaint.ts';
import { readConfig } from '../../config.ts';
import {
  archiveNameOf,
  findArchive,
  keepNewest,
  markDamaged,
  removeUnfinished,
} from './archives.ts';
import { addErasedId, addErasedIds, beginErasedIds, readErasedIds } from './erased-ids.ts';

const times = ['2026-03-01T02:00:00Z', '2026-03-02T02:00:00Z', '2026-10-02T02:00:00Z'];

async function folderWithArchives() {
  const folder = await temporaryFolder();
  for (const time of times) await writeFile(join(folder, archiveNameOf(new Date(time))), '');
  return folder;
}

test('the newest backup is found, and the newest from before a moment', async () => {
  const folder = await folderWithArchives();
  const said: string[] = [];
  const findIn = (where: string, before?: string) =>
    findArchive(where, (line) => said.push(line), before ? new Date(before) : undefined);
  const found = (before?: string) => findIn(folder, before);
  expect(await found()).toBe(join(folder, 'kindred-2026-10-02T02-00-00Z.backup'));
  expect(await found('2026-10-02T01:59:59Z')).toContain('2026-03-02');
  expect(await found('2026-03-02T02:00:00Z')).toContain('2026-03-02');
  await expect(found('2026-02-01')).rejects.toThrow('The oldest backup in');
  await expect(findIn(join(folder, 'none'))).rejects.toThrow('There is no backup in');
  expect(said).toEqual([]);

  await markDamaged(join(folder, 'kindred-2026-10-02T02-00-00Z.backup'));
  expect(await found()).toBe(join(folder, 'kindred-2026-03-02T02-00-00Z.backup'));
  expect(said).toEqual([
    'kindred-2026-10-02T02-00-00Z.backup.damaged is newer, but its check failed: it is left out.',
  ]);
  expect(await found('2026-05-01')).toContain('2026-03-02');
  for (const day of ['01', '02'])
    await markDamaged(join(folder, `kindred-2026-03-${day}T02-00-00Z.backup`));
  await expect(found()).rejects.toThrow(
    /^The check of each backup .*kindred-2026-10-02T.*\.damaged by its name\.$/,
  );
});

test('a damaged archive does not count among those that are kept, and is deleted with those of its age', async () => {
  const folder = await folderWithArchives();
  const [, second, third] = times.map((time) => archiveNameOf(new Date(time)));
  const newest = archiveNameOf(new Date('2026-10-03T02:00:00Z'));
  await writeFile(join(folder, newest), '');
  const damaged = `${second}.damaged`;
  expect(await markDamaged(join(folder, second ?? ''))).toBe(damaged);
  expect(await keepNewest(folder, 3)).toEqual([]);
  expect(await keepNewest(folder, 2)).toEqual([archiveNameOf(new Date(times[0] ?? '')), damaged]);
  expect((await readdir(folder)).toSorted()).toEqual([third, newest]);
});

test('only the newest archives are kept, and nothing else is deleted', async () => {
  const folder = await folderWithArchives();
  await writeFile(join(folder, 'kindred.backup'), '');
  await writeFile(join(folder, '.kindred-2026-10-03T02-00-00Z.backup.part'), '');
  await addErasedIds(folder, ['0196f3a0-0000-7000-8000-000000000001']);
  expect(await keepNewest(folder, 5)).toEqual([]);
  expect(await keepNewest(folder, 1)).toEqual([
    'kindred-2026-03-01T02-00-00Z.backup',
    'kindred-2026-03-02T02-00-00Z.backup',
  ]);
  await removeUnfinished(folder);
  expect((await readdir(folder)).toSorted()).toEqual([
    'erased-ids',
    'kindred-2026-10-02T02-00-00Z.backup',
    'kindred.backup',
  ]);
});

test('ids of erased members are added once, also after a line that was cut off', async () => {
  const folder = join(await temporaryFolder(), 'backups');
  const idOf = (number: number) => `0196f3a0-0000-7000-8000-00000000000${number}`;
  const idsIn = async (...folders: string[]) => (await readErasedIds(folders)).ids;
  expect(await readErasedIds([folder])).toMatchObject({ ids: [], lists: [] });
  await addErasedIds(folder, []);
  const list = join(folder, 'erased-ids');
  expect(await readErasedIds([folder])).toEqual({ ids: [], lists: [list], places: [list] });
  await addErasedIds(folder, [idOf(1), idOf(2)]);
  await writeFile(join(folder, 'erased-ids'), '0196f3a0-00', { flag: 'a' });
  await addErasedIds(folder, [idOf(2), idOf(3)]);
  expect(await idsIn(folder)).toEqual([idOf(1), idOf(2), idOf(3)]);
  const other = join(await temporaryFolder(), 'other');
  await addErasedIds(other, [idOf(3), idOf(4)]);
  expect(await idsIn(folder, `${folder}/.`, other)).toEqual([1, 2, 3, 4].map(idOf));
});

const demoWith = (folder: string) => readConfig({ BACKUP_DIR: folder });
const productionWith = (folder: string) => readConfig({ ...production, BACKUP_DIR: folder });

test('trust 95: production lists an erased member where no backup was made yet, and says so if it cannot', async () => {
  const folder = join(await temporaryFolder(), 'backups');
  const id = '0196f3a0-0000-7000-8000-000000000002';
  await addErasedId(demoWith(folder), id);
  expect(await readErasedIds([folder])).toMatchObject({ ids: [], lists: [] });
  await addErasedId(productionWith(folder), id);
  expect((await readErasedIds([folder])).ids).toEqual([id]);
  await beginErasedIds(folder);
  const below = join(folder, 'erased-ids/backups');
  await expect(addErasedId(productionWith(below), id)).rejects.toThrow('ENOTDIR');
  await expect(beginErasedIds(below)).rejects.toThrow(
    `Erased members cannot be listed in ${below} (ENOTDIR), so a restore would bring them back:`,
  );
});

test('the id of one member is added to a long list without reading it', async () => {
  const folder = await temporaryFolder();
  const list = join(folder, 'erased-ids');
  await writeFile(list, '0196f3a0-0000-7000-8000-000000000001\n'.repeat(200_000));
  const bytesRead = async () =>
    Number(/^rchar: (\d+)/m.exec(await readFile('/proc/self/io', 'utf8'))?.[1]);
  const before = await bytesRead();
  await addErasedId(demoWith(folder), '0196f3a0-0000-7000-8000-000000000002');
  expect((await bytesRead()) - before).toBeLessThan(3_000_000);
  expect((await readErasedIds([folder])).ids).toHaveLength(2);
});
