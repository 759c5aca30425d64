import { testDatabase } from '../../server/test/database/database.ts';
import { write } from '../../server/test/chat/chats.ts';
import { choose } from '../../server/test/likes/likes.ts';
import { signIn } from '../../server/test/members/members.ts';
import { createPerson, personOf } from '../../server/test/members/people.ts';
import { created, subscribe, visa } from '../../server/test/premium/premium.ts';
import { populate } from '../../population/populate.ts';
import { sellPremium } from '../checkout-page.ts';
import { openSite } from '../site.ts';

const today = '2026-10-15';
const noon = Date.parse(`${today}T12:00:00Z`);
const minute = 60_000;
const day = 86_400_000;

const profile = {
  bio: 'Architect in a small practice. On Sundays out of town with boots on, or at the market.',
  city: 'Berlin',
  country: 'DE',
  latitude: 52.52,
  longitude: 13.405,
  seek_genders: ['man'],
  seek_min_age: 26,
  seek_max_age: 40,
  seek_max_distance: 50,
  interests: ['hiking', 'cooking', 'vinyl'],
};
const portrait = 'update photo set url = $2 where member_id = $1';

/** Rows of the population that others refer to, in an order that is the same in every run. */
const nearPeople = `select f.member_id as id from card f join card me on me.member_id = $1
  where f.member_id <> $1 and f.gender & me.seeks <> 0 and f.seeks & me.gender <> 0
    and not exists (select from misfit($1, f.member_id, $2::date))
  order by (f.x - me.x) ^ 2 + (f.y - me.y) ^ 2 + (f.z - me.z) ^ 2, f.member_id limit 12`;

/** A site whose pages look the same in every run: its people, what they did, and the clock. */
export async function openForShots() {
  const databaseUrl = await testDatabase();
  await populate({ url: databaseUrl, members: 2000, seed: 1, today });
  const begun = Date.now();
  let at = noon - 600 * minute;
  // It stands still for the pictures, and before that things wait for time to pass.
  const site = await openSite(
    {},
    { databaseUrl, now: () => new Date(at === noon ? noon : at + Date.now() - begun) },
  );
  const { app } = site;
  const { settle } = await sellPremium(site);
  const create = async (
    index: number,
    first_name: string,
    more: { staff_role?: 'administrator' } = {},
  ) => {
    const id = `00000000-0000-4000-8000-00000000000${index}`;
    const person = await createPerson(app, {
      member: {
        id,
        email: `${first_name.toLowerCase()}@member.example`,
        created_at: new Date(noon - 100 * day),
        ...more,
      },
      profile: { ...profile, first_name },
    });
    await app.owner.query(portrait, [id, `/portraits/woman-${10 + index}-1.webp`]);
    return person;
  };
  const premium = await create(1, 'Ada');
  const free = await create(2, 'Bea');
  const subscriber = await create(4, 'Cleo');
  await created(subscribe(subscriber, { paymentMethodId: visa }));
  await settle();
  const administrator = await create(3, 'Grace', { staff_role: 'administrator' });
  await app.owner.query(
    `insert into vip_grant (member_id, starts_at, ends_at, reason) values ($1, $2, $3, 'A look around')`,
    [premium.id, new Date(noon - day), new Date(noon + 300 * day)],
  );
  /** Sessions end within minutes of the clock, so everyone signs in for each act. */
  const enter = async (member: { id: string }) =>
    personOf(app, { email: '', password: '', ...member }, await signIn(app, member));
  const { rows: near } = await app.owner.query<{ id: string }>(nearPeople, [premium.id, today]);
  for (const [index, other] of near.slice(0, 9).entries()) {
    at += 20 * minute;
    await choose(await enter(other), premium, index === 3 ? 'superlike' : 'like');
    await choose(await enter(other), free);
    if (index < 3) await choose(await enter(premium), other);
  }
  for (const other of near.slice(9)) {
    at += 20 * minute;
    await choose(await enter(premium), other, 'pass');
  }
  const [first, second] = near;
  if (!first || !second)
    throw new Error('The population has no one near the members who look at the pages.');
  for (const [from, to, text] of [
    [first, premium, 'Is the market on Sunday the one by the canal?'],
    [premium, first, 'It is. Come before nine, or the good tomatoes are gone.'],
    [first, premium, 'Then nine it is. I’ll bring a bag that is too small.'],
    [second, premium, 'Which bench in the park is the good one?'],
  ] as const) {
    at += 9 * minute;
    await write(await enter(from), to, text);
  }
  await app.jobs.runDue();
  at = noon;
  // Pages that mark something as read leave nothing to the later ones.
  const reads = [premium.id, free.id];
  await app.owner.query('update notice set read_at = created_at where member_id = any ($1)', [
    reads,
  ]);
  await app.owner.query(
    'update chat_member set read_to = delivered_to, unread = 0 where member_id = any ($1)',
    [reads],
  );
  // What is new would be announced on the first page of each member.
  await app.owner.query('truncate live_event');
  return {
    site,
    viewers: { visitor: undefined, free, premium, subscriber, administrator },
    match: first,
    now: new Date(noon),
  };
}
