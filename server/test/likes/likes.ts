import type { FastifyInstance } from 'fastify';
import { addJob } from '../../src/platform/jobs/jobs.ts';
import { signIn } from '../members/members.ts';
import { aMan, createPerson, personOf } from '../members/people.ts';
import { type HasPool, sqlOf } from '../database/sql.ts';

export type Person = Awaited<ReturnType<typeof createPerson>>;

interface ChosenPerson {
  data: {
    choice: string;
    matched: boolean;
    left: { likes: number | null; superlikes: number; undos: number | null };
  };
}

export const choose = (from: Person, to: { id: string }, choice = 'like', more: object = {}) =>
  from.send('PUT', `/choices/${to.id}`, { choice, ...more });

export const chosen = async (answer: ReturnType<typeof choose>) =>
  (await answer).json<ChosenPerson>().data;

export const undo = (from: Person, to: { id: string }) => from.send('DELETE', `/choices/${to.id}`);

interface Numbers {
  data: { count: number; received: number; notices: { kind: string; about: { count: number } }[] };
}

/** How many people like a member, by each response that says it. */
export async function numbersOf(person: Person) {
  const read = async (url: string) => (await person.get(url)).json<Numbers>().data;
  const { notices } = await read('/notices');
  return {
    likes: (await read('/likes')).count,
    counts: (await read('/likes/counts')).received,
    notice: notices.find(({ kind }) => kind === 'like')?.about.count ?? null,
  };
}

/** A like that was stored before, without a session of its sender. */
export const storeLike = (app: HasPool, from: string | undefined, to: string) =>
  sqlOf(app)`insert into choice (member_id, other_id, kind, chosen_at, stored_at)
    values (${from}, ${to}, 'like', now(), now())`;

/** Shows the likes that wait, as the next quarter of an hour does. */
export async function showWaitingLikes(app: FastifyInstance) {
  await sqlOf(
    app,
  )`update choice set waits_until = now() - interval '1 second' where waits_until is not null`;
  await addJob(app.pool, 'show-waiting-likes', {});
  await app.jobs.runDue();
}

/** The same person in a new session, for which nothing is cached. */
export const renewed = async (app: FastifyInstance, person: Person): Promise<Person> =>
  personOf(app, person, await signIn(app, person));

export async function withPremium(app: FastifyInstance, person: Person) {
  await sqlOf(app)`insert into vip_grant (member_id, ends_at, reason)
    values (${person.id}, ${new Date(app.now().getTime() + 86_400_000)}, 'test')`;
  return renewed(app, person);
}

export const pairOf = async (app: FastifyInstance) =>
  [await createPerson(app), await createPerson(app, aMan())] as const;

/** Two people who like each other. The first of them has not seen it yet. */
export async function newMatchOf(app: FastifyInstance) {
  const [ada, alan] = await pairOf(app);
  await choose(ada, alan);
  await choose(alan, ada);
  return [ada, alan] as const;
}

/** Both know it. */
export async function makeMatch(app: HasPool, ada: Person, alan: Person) {
  await choose(ada, alan);
  await choose(alan, ada);
  await sqlOf(app)`update match set unseen = false where member_id = ${ada.id}`;
}

/** Two people who like each other, and know it. */
export async function matchOf(app: FastifyInstance) {
  const [ada, alan] = await pairOf(app);
  await makeMatch(app, ada, alan);
  return [ada, alan] as const;
}
