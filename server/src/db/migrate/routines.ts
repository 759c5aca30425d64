import { DatabaseError, type Client } from 'pg';
import { dropRoutines, dropVersions, findRoutines, inSavepoint } from './drop-routines.ts';
import { readRoutineObjects, type RoutineObject } from './routine-objects.ts';
import type { SqlFile } from './sql-files.ts';

/**
 * Makes functions, views and triggers match the files, and returns how many changed. Only what changed is replaced: a trigger
 * keeps others from writing to its table until the transaction ends.
 */
export async function updateRoutines(client: Client, files: SqlFile[]): Promise<number> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from routine',
  );
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const objects = files.flatMap(readRoutineObjects);
  const changed = objects.filter(({ name, checksum }) => applied.get(name) !== checksum);
  const removed = [...applied.keys()].filter((name) => !objects.some((each) => each.name === name));
  if (changed.length + removed.length === 0) return 0;
  await replaceRoutines(client, changed, objects);
  await dropRoutines(client, removed);
  return new Set([...changed.map(({ file }) => file), ...removed]).size;
}

/** Creates routines in any order: one that fails is tried again after the others. */
async function replaceRoutines(client: Client, changed: RoutineObject[], objects: RoutineObject[]) {
  let waiting = inOrder(changed);
  while (waiting.length > 0) {
    const failed: { object: RoutineObject; error: unknown }[] = [];
    const again = new Set<RoutineObject>();
    for (const object of waiting) {
      again.delete(object);
      try {
        const dropped = await inSavepoint(client, () => replaceRoutine(client, object));
        const lost = objects.filter((each) => dropped.includes(each.name));
        lost.forEach((each) => again.add(each));
      } catch (error) {
        failed.push({ object, error });
      }
    }
    const [first] = failed;
    if (first && failed.length === waiting.length)
      throw new Error(`Routine ${first.object.name} failed`, { cause: first.error });
    for (const { object } of failed) again.add(object);
    waiting = inOrder([...again]);
  }
}

/** Triggers are last, so that their tables are locked briefly. */
const inOrder = (objects: RoutineObject[]) =>
  objects.toSorted(
    (one, other) => Number(one.kind === 'trigger') - Number(other.kind === 'trigger'),
  );

/** Replaces a routine in place if possible, and otherwise drops it first. Returns what it had to drop with it. */
async function replaceRoutine(client: Client, { kind, name, text, checksum }: RoutineObject) {
  const dropped: string[] = [];
  if (kind === 'trigger') await client.query(text);
  else {
    const before = await findRoutines(client, name);
    try {
      await inSavepoint(client, () => client.query(text));
    } catch (error) {
      if (before.length === 0 || !cannotBeReplaced(error)) throw error;
      dropped.push(...(await dropVersions(client, name, before)));
      await client.query(text);
    }
    // With other parameters it is another function, and the one before is still there.
    if ((await findRoutines(client, name)).length > 1)
      dropped.push(...(await dropVersions(client, name, before)));
  }
  await client.query(
    `insert into routine (name, checksum) values ($1, $2)
      on conflict (name) do update set checksum = excluded.checksum`,
    [name, checksum],
  );
  return dropped;
}

/** Another type of result, other names of parameters, other columns, or a view that was a function. */
const cannotBeReplaced = (error: unknown) =>
  error instanceof DatabaseError && ['42P13', '42P16', '42809'].includes(error.code ?? '');
