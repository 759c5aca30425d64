import type { LiveKind } from '@kindred/contract/live/events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { chatOf, inboxOf, say } from '../../test/chat/chats.ts';
import { caseIdOf } from '../../test/desk/desk.ts';
import { type Person, choose, withPremium } from '../../test/likes/likes.ts';
import { liveUrl, openChannel } from '../../test/service/live.ts';
import { createStaff, signIn } from '../../test/members/members.ts';
import { aMan, createPerson, personOf } from '../../test/members/people.ts';
import { openNotices } from '../../test/members/notified-members.ts';
import { publishEvent } from '../platform/live/publish.ts';
import { timeOrderedId } from '../platform/time/time-ordered-id.ts';

const { app, deliver, createNotifiedMember } = await openNotices();
const url = await liveUrl(app);

const create = () => createPerson(app, aMan());
const ada = await createNotifiedMember();
const [match, admirer, stranger, blocked, lost] = [
  await create(),
  await create(),
  await withPremium(app, await create()),
  await create(),
  await create(),
];
const staff = await createStaff(app);
const grace = personOf(app, staff, await signIn(app, staff));
/**
 * Everyone who could get events about Ada. She was once matched with `lost` too, and has blocked them, and `blocked`.
 */
const people = { ada, match, admirer, stranger, blocked, lost, grace };
type Viewer = keyof typeof people;
const viewers = Object.keys(people) as Viewer[];

for (const other of [match, lost]) {
  await choose(ada, other);
  await choose(other, ada);
  await say(other, ada, 'Hello');
}
await choose(admirer, ada);
for (const other of [blocked, lost]) await ada.send('PUT', `/blocks/${other.id}`);
const report = await ada.send('POST', '/reports/create-reports', {
  problem_type: 'Bug Report',
  description: 'It does not work.',
});
const reportId = report.json<{ data: { report: { _id: string } } }>().data.report._id;
await app.jobs.runDue();

const screens = new Map(
  await Promise.all(
    viewers.map(async (viewer) => [viewer, await openChannel(url, people[viewer])] as const),
  ),
);
const screenOf = (viewer: Viewer) =>
  screens.get(viewer) as NonNullable<ReturnType<typeof screens.get>>;

const markers = new Set<string>();

/** Jobs have run, and all earlier events have arrived, as events of a member keep their order. */
async function settle() {
  await app.jobs.runDue();
  const memberId = timeOrderedId();
  markers.add(memberId);
  const everyone = viewers.map((viewer) => people[viewer].id);
  await publishEvent(app.pool, everyone, 'conversation', { memberId });
  const marked = (viewer: Viewer) =>
    screenOf(viewer)
      .events()
      .some(({ about }) => 'memberId' in about && about.memberId === memberId);
  await expect.poll(() => viewers.every(marked)).toBe(true);
}

/** The events that each received. */
async function heardOf(act: () => unknown) {
  await settle();
  const lengths = viewers.map((viewer) => screenOf(viewer).events().length);
  await act();
  await settle();
  // Events that are not stored arrive separately.
  await sleep(200);
  return Object.fromEntries(
    viewers.map((viewer, index) => [
      viewer,
      screenOf(viewer)
        .events()
        .slice(lengths[index])
        .filter(({ about }) => !('memberId' in about && markers.has(about.memberId))),
    ]),
  );
}

const others = [match, admirer, stranger, blocked, lost];
const caseId = await caseIdOf(app, reportId);
const colleague = await openChannel(url, await signIn(app, await createStaff(app, 'support')));
const message = timeOrderedId();
const chat = `/chats/${match.id}`;

/** Who gets each kind of event about Ada. A kind that is added without a line does not compile. */
const matrix: Record<LiveKind, readonly [act: () => unknown, heard: readonly Viewer[]]> = {
  message: [() => say(ada, match, 'Hello', {}, message), ['ada', 'match']],
  messageChanged: [
    () => ada.send('PUT', `${chat}/messages/${message}/text`, { text: 'Hello!' }),
    ['ada', 'match'],
  ],
  read: [() => ada.send('PUT', `${chat}/read`, { number: 1 }), ['ada', 'match']],
  notices: [() => say(ada, match, 'Are you there?'), ['match']],
  conversation: [() => ada.send('PUT', `${chat}/archived`, { archived: true }), ['ada']],
  typing: [
    () => {
      for (const { id: memberId } of others)
        screenOf('ada').send({ type: 'say', kind: 'typing', about: { memberId } });
    },
    ['match'],
  ],
  looking: [() => colleague.send({ type: 'say', kind: 'looking', about: { caseId } }), ['grace']],
  presence: [
    async () => {
      for (const shown of [false, true])
        await ada.send('PUT', '/auth/show-last-active', { showLastActive: shown });
    },
    ['match'],
  ],
  likes: [() => choose(ada, stranger, 'superlike'), ['stranger']],
  match: [() => choose(ada, admirer), ['ada', 'admirer']],
  matchSeen: [() => people.admirer.send('PUT', `/matches/${ada.id}/seen`), ['admirer']],
  matchEnded: [() => ada.send('PUT', `/blocks/${admirer.id}`), ['ada', 'admirer']],
  ownReports: [
    () =>
      grace.send('POST', `/reports/report/${reportId}/reply`, {
        message: 'See',
        isInternal: false,
      }),
    ['ada'],
  ],
  account: [
    () =>
      app.pool.query(
        `insert into vip_grant (member_id, ends_at, reason) values ($1, now() + interval '1 day', 'x')`,
        [ada.id],
      ),
    ['ada'],
  ],
  staff: [
    async () => {
      const before = screenOf('grace').eventsOf('staff').length;
      await ada.send('POST', '/reports/create-reports', {
        problem_type: 'Harassment',
        description: 'Look',
        reportedUserId: match.id,
      });
      // Staff events are collected for a while.
      await expect.poll(() => screenOf('grace').eventsOf('staff').length).toBeGreaterThan(before);
    },
    ['grace'],
  ],
};

const isPlain = (value: unknown) =>
  ['number', 'boolean'].includes(typeof value) ||
  /^([0-9a-f-]{36}|\d{4}-.+Z|self|other)$/.test(String(value));

test.each(Object.entries(matrix))(
  'trust 22, trust 23: %s reaches only the members it is about, and contains only ids',
  { tags: ['long'] },
  async (kind, [act, heard]) => {
    const events = await heardOf(act);
    const hearing = viewers.filter((viewer) => events[viewer]?.some((each) => each.kind === kind));
    expect(hearing).toEqual(heard);
    expect([events['blocked'], events['lost']]).toEqual([[], []]);
    const reported = Object.values(events)
      .flat()
      .filter((each) => each.kind !== 'staff')
      .flatMap(({ about }) => Object.values(about) as unknown[]);
    expect(reported.filter((value) => !isPlain(value))).toEqual([]);
  },
);

/** Ada's notices that were sent, or wait to be, by mail or push. */
const waiting = async () => {
  const text = 'select notice_id from delivery where member_id = $1';
  const { rows } = await app.pool.query<{ notice_id: string }>(text, [ada.id]);
  return rows.map((row) => row.notice_id);
};

type Act = (by: Person) => unknown;
const acts: Record<string, Act> = {
  like: (by) => choose(by, ada),
  superlike: (by) => choose(by, ada, 'superlike', { note: 'Hello' }),
  bookmark: (by) => by.send('PUT', `/bookmarks/${ada.id}`),
  look: (by) => by.get(`/auth/user/${ada.id}`),
  message: (by) => say(by, ada, 'Hello?'),
  draft: (by) => by.send('PUT', `/chats/${ada.id}/draft`, { text: 'Hel' }),
  read: (by) => by.send('PUT', `/chats/${ada.id}/read`, { number: 9 }),
  delivered: (by) =>
    by.send('PUT', '/chats/delivered', { chats: [{ memberId: ada.id, number: 9 }] }),
  block: (by) => by.send('PUT', `/blocks/${ada.id}`),
  unmatch: (by) => by.send('DELETE', `/matches/${ada.id}`),
};

test.each(Object.entries(acts))(
  'trust 23: %s by a blocked member reaches no one, in sockets, counts, notices, mails and pushes',
  async (_what, act) => {
    const counts = async () => {
      await deliver();
      return {
        notices: await ada.notices(),
        unread: (await inboxOf(ada)).unread,
        likes: (await ada.get('/likes/counts')).body,
        chat: await chatOf(ada, match),
        mails: ada.mails().length,
        pushes: ada.pushes().length,
      };
    };
    const [before, waited] = [await counts(), await waiting()];
    const events = await heardOf(async () => {
      for (const by of [blocked, lost]) {
        await act(by);
        const screen = screenOf(by === lost ? 'lost' : 'blocked');
        screen.send({ type: 'say', kind: 'typing', about: { memberId: ada.id } });
      }
    });
    for (const viewer of ['ada', 'match', 'stranger'] as const)
      expect(events[viewer], viewer).toEqual([]);
    expect(await counts()).toEqual(before);
    expect((await waiting()).filter((id) => !waited.includes(id))).toEqual([]);
  },
);
