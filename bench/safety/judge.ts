import { makeSafetyPeople } from '../../population/safety/make-people.ts';
import type { Act, SafetyPerson } from '../../population/safety/person.ts';
import { between, randomFrom, streamOf } from '../../population/random.ts';
import { sendMessage } from '../../server/src/areas/chat/messages/send.ts';
import { AppError } from '../../server/src/errors.ts';
import { timeOrderedId } from '../../server/src/platform/time/time-ordered-id.ts';
import { addPhoto, createMembers, createReporter, matchAll, report } from './members.ts';
import type { SafetyService } from './service.ts';

export interface Outcome {
  readonly kind: SafetyPerson['kind'];
  readonly isBad: boolean;
  /** How many people got a message. */
  readonly reached: number;
  /** The most severe thing that the rules did. */
  readonly effect: 'none' | 'slow' | 'hold';
}

interface Scene {
  readonly service: SafetyService;
  readonly joined: Date;
  readonly receivers: readonly string[];
  readonly reporters: Map<string, Promise<string>>;
}

const together = 4;
const minute = 60_000;

/** Lets everyone of a seed do what their script says, and the service judge it. */
export async function judgeSeed(
  service: SafetyService,
  sizes: { readonly seed: number; readonly honest: number; readonly bad: number },
): Promise<Outcome[]> {
  const { pool } = service;
  const people = makeSafetyPeople(sizes);
  const joined = new Date(Date.now() - 20 * 24 * 60 * minute);
  const ids = await createMembers(pool, people, joined);
  const most = Math.max(...people.map(({ acts }) => reachOf(acts)));
  const someone = { firstName: 'Sam', age: 33, country: 'GB' };
  const receivers = await createMembers(
    pool,
    Array.from({ length: most }, () => someone),
    joined,
  );
  await matchAll(
    pool,
    people.flatMap(({ acts }, index) =>
      receivers.slice(0, reachOf(acts)).map((other) => [ids[index] ?? '', other] as const),
    ),
    joined,
  );
  const scene = { service, joined, receivers, reporters: new Map() };
  await addBannedPhotos(scene, people, ids, sizes.seed);
  const outcomes: Outcome[] = [];
  const queue = people.map((person, index) => ({ person, id: ids[index] ?? '' }));
  await Promise.all(
    Array.from({ length: together }, async () => {
      for (let next = queue.shift(); next; next = queue.shift())
        outcomes.push(await play(scene, next.person, next.id));
    }),
  );
  return outcomes;
}

const reachOf = (acts: readonly Act[]) =>
  Math.max(0, ...acts.map((act) => (act.do === 'write' ? act.to + 1 : 0)));

/** Each has a photo of a banned member of their own, of which some bits differ. */
async function addBannedPhotos(
  { service: { pool }, joined }: Scene,
  people: readonly SafetyPerson[],
  ids: readonly string[],
  seed: number,
) {
  const random = randomFrom(seed, 0, streamOf('banned-photos'));
  const hashOf = () =>
    Array.from({ length: 16 }, () => between(random, 0, 15).toString(16)).join('');
  for (const [index, person] of people.entries()) {
    const hash = hashOf();
    await addPhoto(pool, ids[index] ?? '', hash, joined);
    if (!person.hasBannedPhoto) continue;
    const [banned = ''] = await createMembers(pool, [person], joined);
    const changed =
      BigInt(`0x${hash}`) ^
      (1n << BigInt(between(random, 0, 63))) ^
      (1n << BigInt(between(random, 0, 63)));
    await addPhoto(pool, banned, changed.toString(16).padStart(16, '0'), joined);
    await pool.query(`update member set state = 'banned', state_by = 'staff' where id = $1`, [
      banned,
    ]);
  }
}

async function play(scene: Scene, person: SafetyPerson, id: string): Promise<Outcome> {
  const reached = new Set<number>();
  for (const act of person.acts) {
    const time = new Date(scene.joined.getTime() + act.minute * minute);
    await scene.service.at(time, () => carryOut(scene, { id, act, time, reached }));
  }
  const { rows } = await scene.service.pool.query<{ effect: 'slow' | 'hold' }>(
    'select effect from safety_hold where member_id = $1 order by effect limit 1',
    [id],
  );
  const { kind, isBad } = person;
  return { kind, isBad, reached: reached.size, effect: rows[0]?.effect ?? 'none' };
}

interface Step {
  readonly id: string;
  readonly act: Act;
  readonly time: Date;
  readonly reached: Set<number>;
}

async function carryOut(scene: Scene, { id, act, time, reached }: Step) {
  const { pool } = scene.service;
  if (act.do === 'like')
    await pool.query('insert into daily_likes (member_id, day, likes) values ($1, $2, $3)', [
      id,
      time,
      act.count,
    ]);
  else if (act.do === 'change') await change(scene, id, act.what, time);
  else if (act.do === 'write') {
    const isSent = await send(scene, id, scene.receivers[act.to] ?? '', act);
    if (isSent) reached.add(act.to);
  } else if (act.do === 'answered' && reached.has(act.by))
    await send(scene, scene.receivers[act.by] ?? '', id, { text: 'Hello back!', sure: false });
  else if (act.do === 'reported' && reached.has(act.by)) {
    const key = `${act.upheld} ${act.dismissed} ${act.by}`;
    const { upheld, dismissed } = act;
    const by = scene.reporters.get(key) ?? createReporter(pool, upheld, dismissed, scene.joined);
    scene.reporters.set(key, by);
    await report(pool, await by, id, time);
  }
}

async function change({ service: { pool } }: Scene, id: string, what: string, time: Date) {
  if (what === 'photo') await addPhoto(pool, id, null, time);
  if (what === 'age')
    await pool.query('update profile set birth_date = birth_date - 400 where member_id = $1', [id]);
}

/** False for a message that the service did not deliver. */
async function send(
  { service: { app } }: Scene,
  from: string,
  to: string,
  { text, sure }: { readonly text: string; readonly sure: boolean },
) {
  try {
    await sendMessage(app, from, to, {
      id: timeOrderedId(),
      text,
      photo: null,
      replyTo: null,
      sure,
    });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
