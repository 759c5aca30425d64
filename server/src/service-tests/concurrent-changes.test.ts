import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { long } from '../../../e2e/test-size.ts';
import { testApp } from '../../test/service/app.ts';
import { findWrongCards } from '../../test/members/cards.ts';
import { allChanges as changes } from '../../test/changes/all-changes.ts';
import { actorOf, createActor, signInActor } from '../../test/changes/actors.ts';
import type { Actor, Scene } from '../../test/changes/change.ts';
import { readOnlyRoutes } from '../../test/changes/read-only-routes.ts';
import { findWrongChats } from '../../test/chat/chats.ts';
import { testDatabase } from '../../test/database/database.ts';
import { connectSandbox } from '../../test/premium/premium.ts';
import { openProviders } from '../../test/service/providers.ts';
import { insertReport } from '../../test/desk/reports.ts';
import { requireMemberLocks } from '../../test/database/require-member-locks.ts';
import { listRoutes } from '../../test/requests/routes.ts';
import { eraseLeavers } from '../areas/members/erase.ts';
import { openPool } from '../db/connect.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import { randomBelow } from '../../test/random.ts';
import { seed } from '../../test/seed.ts';

const clients = 20;
// Enough that no change waits for a connection.
const connections = 40;
const seconds = long ? 60 : 5;

const databaseUrl = await testDatabase();
const before = openPool(databaseUrl, 1);
// No transaction takes longer than a moment, so none waits longer than for those before it.
await before.query(`do $$ begin
  execute format('alter database %I set lock_timeout = ''5s''', current_database());
end $$`);
await requireMemberLocks(before);
await before.query(`insert into site_version (number, document, changes, published_at)
  values (1, '{"switches": {"photoReview": true}, "plans": {"trialDays": 7}, "limits": {"invitationsPerMember": 5}}', '[]', now())`);
await before.end();

const logged: string[] = [];
const providers = await openProviders();
const app = await testApp({
  databaseUrl,
  environment: { ...providers.environment, DATABASE_POOL: String(connections) },
  logTo: { write: (line) => void logged.push(line) },
});
await app.ready();
await connectSandbox(app);

test('every route that changes something is among the changes', () => {
  const changing = listRoutes(app.routes)
    .filter(({ method, path }) => method !== 'GET' && path.startsWith(apiBase))
    .map(({ method, path }) => `${method} ${path.slice(apiBase.length)}`);
  expect([...Object.keys(changes), ...readOnlyRoutes].toSorted()).toEqual(changing.toSorted());
});

const enrolled = ['POST /auth/second-factor/enrolment', 'PUT /auth/second-factor'];
const match = ['PUT /choices/{id}'];

/** The changes that have to come before a change. */
const needed: Record<string, readonly string[]> = {
  'POST /picture-requests/facts': ['POST /picture-requests'],
  'PUT /desk/picture-requests/{id}/place': ['POST /picture-requests'],
  'PUT /desk/picture-requests/{id}/question': ['POST /picture-requests'],
  'DELETE /notices/push/{id}': ['PUT /notices/push'],
  // Matches follow the account of the member they are with.
  'POST /auth/deactivate': match,
  'POST /auth/come-back': [...match, 'POST /auth/deactivate'],
  'PUT /users/{id}/state': match,
  'DELETE /matches/{id}': match,
  'POST /auth/sign-in-methods/removal': ['POST /auth/google'],
  'DELETE /blocks/{id}': ['PUT /blocks/{id}'],
  'PUT /photo-review/{memberId}/{publicId}': ['PUT /auth/upload-pictures'],
  'PUT /photo-check': ['PUT /auth/upload-pictures'],
  'PUT /photo-check/picture': ['PUT /photo-check'],
  'PUT /photo-check/words': ['PUT /photo-check'],
  'PUT /photo-checks/{id}': ['PUT /photo-check', 'PUT /photo-check/words'],
  'PUT /reports/report/{id}/status': ['POST /reports/create-reports'],
  'PUT /reports/report/{id}/priority': ['POST /reports/create-reports'],
  'PUT /reports/report/{id}/assignee': ['POST /reports/create-reports'],
  'POST /reports/report/{id}/reply': ['POST /reports/create-reports'],
  'DELETE /reports/delete-report/{id}': ['POST /reports/create-reports'],
  'PUT /desk/cases/{id}/claim': ['POST /reports/create-reports'],
  'DELETE /desk/cases/{id}/claim': ['POST /reports/create-reports'],
  'PUT /desk/cases/{id}/escalation': ['POST /reports/create-reports'],
  'POST /desk/cases/{id}/decisions': ['POST /reports/create-reports'],
  'POST /desk/cases/{id}/danger': ['POST /reports/create-reports'],
  'PUT /desk/appeals/{id}': [
    'POST /reports/create-reports',
    'POST /desk/cases/{id}/decisions',
    'POST /statements/appeal',
  ],
  'POST /statements/appeal': ['POST /reports/create-reports', 'POST /desk/cases/{id}/decisions'],
  'POST /desk/decisions': ['POST /reports/create-reports'],
  'POST /desk/decisions/{id}/undo': [
    'POST /reports/create-reports',
    'POST /desk/cases/{id}/decisions',
  ],
  'DELETE /users/{id}/notes/{noteId}': ['POST /users/{id}/notes'],
  'POST /users/bulk/{id}/undo': ['POST /users/bulk'],
  'POST /users/{id}/refunds': ['POST /subscription/create'],
  'POST /users/{id}/subscription-end': ['POST /subscription/create'],
  'POST /subscription/credit-refund': ['POST /subscription/create'],
  'POST /subscription/confirm': ['POST /subscription/create'],
  'POST /subscription/preview': ['POST /subscription/create'],
  'PUT /subscription/update': ['POST /subscription/create'],
  'POST /subscription/cancel': ['POST /subscription/create'],
  'POST /subscription/withdrawal': ['POST /subscription/create'],
  'POST /subscription/withdrawal/by-link': ['POST /subscription/create'],
  'POST /subscription/reactivate': ['POST /subscription/create'],
  'PUT /subscription/payment-methods/{id}/default': ['POST /subscription/payment-methods'],
  'DELETE /subscription/payment-methods/{id}': ['POST /subscription/payment-methods'],
  'PUT /chats/{id}/messages/{messageId}': match,
  'PUT /chats/{id}/messages/{messageId}/text': [...match, 'PUT /chats/{id}/messages/{messageId}'],
  'PUT /chats/{id}/messages/{messageId}/reaction': [
    ...match,
    'PUT /chats/{id}/messages/{messageId}',
  ],
  'DELETE /chats/{id}/messages/{messageId}': [...match, 'PUT /chats/{id}/messages/{messageId}'],
  'PUT /chats/{id}/read': match,
  'PUT /chats/{id}/archived': match,
  'PUT /chats/{id}/draft': match,
  'PUT /searches/{id}': ['POST /searches'],
  'PUT /searches/{id}/opened': ['POST /searches'],
  'DELETE /searches/{id}': ['POST /searches'],
  'PUT /views/{id}': ['POST /views'],
  'DELETE /integrations/keys/{id}': ['POST /integrations/keys'],
  'DELETE /invitation-codes/{id}': ['POST /invitation-codes'],
  'PUT /integrations/webhooks/{id}': ['POST /integrations/webhooks'],
  'DELETE /integrations/webhooks/{id}': ['POST /integrations/webhooks'],
  'POST /integrations/webhooks/{id}/secret': ['POST /integrations/webhooks'],
  'POST /integrations/webhooks/{id}/tests': ['POST /integrations/webhooks'],
  'POST /integrations/webhooks/{id}/replays': ['POST /integrations/webhooks'],
  'POST /site/versions': ['PUT /site/draft'],
  'DELETE /views/{id}': ['POST /views'],
  'PUT /staff/invitations/{id}': ['POST /staff/invitations'],
  'DELETE /staff/invitations/{id}': ['POST /staff/invitations'],
  'PUT /auth/second-factor': enrolled.slice(0, 1),
  'POST /auth/second-factor': enrolled,
  'POST /auth/second-factor/recovery-codes': enrolled,
  'POST /auth/second-factor/removal': enrolled,
};

test.each(Object.keys(changes))(
  '%s has locked the member whose rows it changes',
  { tags: ['long'] },
  async (name) => {
    const scene: Scene = {
      app,
      providers,
      self: await createActor(app),
      other: await createActor(app),
      staff: await createActor(app, 'administrator'),
      random: (limit) => 1 % limit,
    };
    await app.pool.query('delete from report');
    for (const each of needed[name] ?? []) await changes[each]?.(scene);
    const answer = await changes[name]?.(scene);
    expect(answer?.statusCode, answer?.body).toBeLessThan(300);
  },
);

const timeout = (seconds + 60) * 1000;

test(
  'twenty clients that change the same ten members in every way never deadlock',
  { tags: ['long'], timeout },
  async () => {
    const actors: Actor[] = [];
    for (let place = 0; place < 10; place++) actors.push(await newActor(place));
    for (const [place, { id }] of actors.entries())
      await insertReport(app, { by: id, about: actors[(place + 3) % 10]?.id ?? null });
    const names = Object.keys(changes);
    const failures: string[] = [];
    const done = new Map<string, number>();
    const end = Date.now() + seconds * 1000;

    await Promise.all([
      ...Array.from({ length: clients }, (_, client) => change(client + 1)),
      runJobs(),
    ]);

    async function change(client: number) {
      const random = randomBelow(seed + client);
      while (Date.now() < end) {
        const place = random(10);
        const [self, other, staff] = [place, (place + 1 + random(9)) % 10, 6 + random(4)].map(
          (each) => actors[each] as Actor,
        ) as [Actor, Actor, Actor];
        const name = names[random(names.length)] ?? '';
        const answer = await changes[name]?.({ app, providers, self, other, staff, random });
        const { statusCode = 0, body = '' } = answer ?? {};
        if (statusCode >= 500 || statusCode === 400)
          failures.push(`${name}: ${statusCode} ${body}`);
        if (statusCode < 300) done.set(name, (done.get(name) ?? 0) + 1);
        if (name === 'POST /auth/register' && statusCode < 300) takePlace(random(6), body, self);
        if (statusCode === 401) for (const each of [self, staff]) await openSessionOf(each);
      }
    }

    function newActor(place: number) {
      return createActor(app, place < 6 ? null : 'administrator');
    }

    /** A new person, who may still turn out to be too young. */
    function takePlace(place: number, body: string, { password }: Actor) {
      const { user, token } = JSON.parse(body) as {
        user: { _id: string; email: string };
        token: string;
      };
      const actor = actorOf(app, { id: user._id, email: user.email, password });
      actors[place] = Object.assign(actor, { headers: { authorization: `Bearer ${token}` } });
    }

    async function openSessionOf(actor: Actor) {
      if (await signInActor(app, actor)) return;
      const place = actors.indexOf(actor);
      if (place !== -1) actors[place] = await newActor(place);
    }

    /** All timed jobs, and the erasure of leaving members as if their time were over. */
    async function runJobs() {
      const later = Object.create(app, {
        now: { value: () => new Date(Date.now() + 90 * 86_400_000) },
      }) as typeof app;
      while (Date.now() < end) {
        for (const kind of app.jobs.scheduled()) await addJob(app.pool, kind, {});
        await app.jobs.runDue();
        await eraseLeavers(later);
      }
    }

    expect({ failures, logged }).toEqual({ failures: [], logged: [] });
    await Promise.all(
      Array.from({ length: connections }, () =>
        app.pool.query('select pg_stat_force_next_flush()'),
      ),
    );
    const { rows } = await app.pool.query<{ deadlocks: number }>(
      'select deadlocks from pg_stat_database where datname = current_database()',
    );
    expect(rows).toEqual([{ deadlocks: 0 }]);
    expect([...done.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(clients);
  },
);

test('derived rows equal their sources after concurrent changes', async () => {
  const compare = async (one: string, other: string) => {
    const { rows } = await app.pool.query<object>(
      `(${one} except ${other}) union all (${other} except ${one})`,
    );
    return rows;
  };
  expect(await findWrongCards(app)).toEqual([]);
  expect(await findWrongChats(app)).toEqual([]);
  expect(await compare('table present_count', 'table full_count')).toEqual([]);
  const keys = 'report_key(id, reporter_id, reported_id, description)';
  expect(
    await compare('select id, search_key from report', `select id, ${keys} from report`),
  ).toEqual([]);
  expect(
    await compare(
      'select id, name_key from member',
      `select m.id, coalesce(lower(concat_ws(' ', first_name, last_name)), '')
        from member m left join profile p on p.member_id = m.id`,
    ),
  ).toEqual([]);
});
