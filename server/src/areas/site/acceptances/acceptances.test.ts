import type { AcceptedText } from '@kindred/contract/site/acceptances';
import type { AskedPage } from '@kindred/contract/site/asked-pages';
import type { SiteEditing } from '@kindred/contract/site';
import type { OwnPage } from '@kindred/contract/site/own-pages';
import { expect, test } from 'vitest';
import { sqlOf } from '../../../../test/database/sql.ts';
import { register } from '../../../../test/members/accounts.ts';
import { createMember, signIn, signInUnproven } from '../../../../test/members/members.ts';
import { createPerson, personOf } from '../../../../test/members/people.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { testApp } from '../../../../test/service/app.ts';
import { bindingPage, dayAfter, publishPages } from '../../../../test/site/binding.ts';
import { dataOf } from '../../../../test/site/editing.ts';
import { statementCosts } from '../../../db/statement.ts';

const app = await testApp();
const there = await testApp({ databaseUrl: app.databaseUrl });
const sql = sqlOf(app);
const owner = await createColleague(app);

const soon = dayAfter(app, 3);

type Person = Awaited<ReturnType<typeof createPerson>>;

/** Publishes the pages and returns the number that each got. */
async function publish(...pages: OwnPage[]) {
  const answer = await publishPages(owner, pages);
  expect(answer.statusCode, answer.body).toBe(200);
  await expect.poll(() => there.site.version).toBe(app.site.version);
  const { published } = dataOf<SiteEditing>(answer);
  return Object.fromEntries(published.pages.map(({ slug, binding }) => [slug, binding?.version]));
}
const asksOf = async (person: Person) =>
  (await person.get('/auth/profile')).json<{ userData: { asks: AskedPage[] } }>().userData.asks;
const accept = (person: Person, ...pages: { slug: string; version: number }[]) =>
  person.send('PUT', '/auth/acceptances', { pages });
const codeOf = async (person: Person, url = '/notices') =>
  (await person.get(url)).json<{ code?: string }>().code;
const rowsOf = ({ id }: Pick<Person, 'id'>) =>
  sql<{ slug: string; version: number; language: string; body: string }>`
    select a.slug, a.version, t.language, t.body from acceptance a
    join accepted_text t on t.id = a.text_id where a.member_id = ${id} order by a.accepted_at`;

test('a member accepts before the day, is asked again for another version, and not for a correction', async () => {
  const day = dayAfter(app, 0);
  const { rules = 0 } = await publish(bindingPage('rules', dayAfter(app, 5)));
  const bob = await createPerson(app);
  await accept(bob, { slug: 'rules', version: rules });
  expect(await asksOf(bob)).toEqual([]);
  await publish(bindingPage('rules', dayAfter(app, 5), { version: rules, body: 'Corrected' }));
  expect(await asksOf(bob)).toEqual([]);
  const next = await publish(bindingPage('rules', day, { body: 'Other' }));
  expect(next['rules']).toBe(rules + 1);
  expect(await codeOf(bob)).toBe('acceptance_required');
  const [asked] = await asksOf(bob);
  expect(asked?.acceptedAt).toMatch(/^\d{4}-/);
  expect((await accept(bob, { slug: 'rules', version: rules })).json()).toMatchObject({
    code: 'acceptance_outdated',
  });
  expect((await accept(bob, { slug: 'nothing', version: 1 })).statusCode).toBe(409);
  await accept(bob, { slug: 'rules', version: rules + 1 });
  expect(await codeOf(bob)).toBeUndefined();
  expect(await rowsOf(bob)).toMatchObject([
    { version: rules, body: 'Rules of rules' },
    { version: rules + 1, body: 'Other' },
  ]);
});

test('of several pages each is asked for, and one that is no longer binding is not', async () => {
  const day = dayAfter(app, 0);
  const made = await publish(bindingPage('one', day), bindingPage('two', day));
  const eve = await createPerson(app);
  await accept(eve, { slug: 'one', version: made['one'] ?? 0 });
  expect((await asksOf(eve)).map(({ slug }) => slug)).toEqual(['two']);
  expect(await codeOf(eve)).toBe('acceptance_required');
  const { binding: _none, ...two } = bindingPage('two', day);
  await publish(bindingPage('one', day, { version: made['one'] ?? 0 }), two);
  expect(await codeOf(eve)).toBeUndefined();
});

test('who works for the site is asked nothing, and is asked once that ends', async () => {
  const { house = 0 } = await publish(bindingPage('house', dayAfter(app, 0)));
  expect(house).toBe(1);
  const joe = await createColleague(app, 'support');
  expect(await asksOf(joe)).toEqual([]);
  expect((await joe.get('/notices')).statusCode).toBe(200);
  await app.pool.query('update member set staff_role = null where id = $1', [joe.id]);
  await expect.poll(() => codeOf(joe)).toBe('acceptance_required');
});

test('registering records the versions that the form showed, in its language, and others are asked for', async () => {
  const day = dayAfter(app, 0);
  const page: OwnPage = {
    ...bindingPage('terms', day),
    texts: { en: { title: 'Terms', body: 'Text' }, de: { title: 'Bedingungen', body: 'Fassung' } },
  };
  const { terms = 0 } = await publish(page);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/auth/register',
    headers: { 'accept-language': 'de' },
    payload: {
      firstName: 'Mina',
      email: 'mina@member.example',
      password: 'nine tall ships at anchor',
      accepts: [{ slug: 'terms', version: terms }],
    },
  });
  const { user } = answer.json<{ user: { _id: string } }>();
  expect(await rowsOf({ id: user._id })).toEqual([
    { slug: 'terms', version: terms, language: 'de', body: 'Fassung' },
  ]);
  const late = await register(app, { accepts: [{ slug: 'terms', version: terms - 1 }] });
  expect(await rowsOf({ id: late.user._id })).toEqual([]);
});

test('trust 119: what was accepted is kept word for word, exported to its member, and gone once they are erased', async () => {
  const { terms = 0 } = await publish(bindingPage('terms', dayAfter(app, 0), { body: '# First' }));
  const zoe = await createPerson(app, { profile: { first_name: 'Zoe' } });
  await accept(zoe, { slug: 'terms', version: terms });
  await publish();
  const { texts } = dataOf<{ texts: AcceptedText[] }>(await owner.get('/site/accepted-texts'));
  const text = texts.find(({ version, slug }) => slug === 'terms' && version === terms);
  expect(text).toMatchObject({ title: 'The terms', language: 'en', members: 1 });
  const read = await owner.get(`/site/accepted-texts/${text?._id}`);
  expect(dataOf(read)).toEqual({ title: 'The terms', body: '# First', html: '<h2>First</h2>\n' });

  const file = await owner.get(`/users/${zoe.id}/file`);
  const { timeline } = dataOf<{ timeline: { events: { kind: string; detail: string }[] } }>(file);
  expect(timeline.events).toContainEqual(
    expect.objectContaining({ kind: 'accepted', detail: `terms ${terms}` }),
  );

  await app.pool.query('delete from member where id = $1', [zoe.id]);
  expect(await rowsOf(zoe)).toEqual([]);
  expect((await owner.get(`/site/accepted-texts/${text?._id}`)).statusCode).toBe(200);
});

test('only administrators with a fresh proof export who accepted what, and it is logged', async () => {
  const { terms = 0 } = await publish(bindingPage('terms', dayAfter(app, 0)));
  const ida = await createPerson(app, { profile: { first_name: '=Ida', last_name: 'Noddack' } });
  await accept(ida, { slug: 'terms', version: terms });
  const query = { slug: 'terms', version: String(terms) };
  const csv = await owner.get('/site/acceptances/export', query);
  expect(csv.statusCode).toBe(200);
  const [heads, line, ...more] = csv.body.trimEnd().split('\n');
  expect(heads).toBe('User ID,Name,Email,Page,Version,Language,Title,Text,Accepted (UTC)');
  expect(line).toContain(`"${ida.id}","'=Ida Noddack","${ida.email}","terms","${terms}","en"`);
  expect(more).toEqual([]);
  expect((await owner.get('/site/acceptances/export')).body).toContain(ida.id);
  const [logged] = await sql`select action, details from audit where actor_id = ${owner.id}
    and action = 'acceptance.export' order by id limit 1`;
  expect(logged).toEqual({
    action: 'acceptance.export',
    details: { slug: 'terms', version: terms },
  });

  const unproven = personOf(app, owner, await signInUnproven(app, owner));
  expect((await unproven.get('/site/acceptances/export')).json()).toMatchObject({
    code: 'fresh_proof_required',
  });
  const moderator = await createColleague(app, 'moderator');
  for (const url of ['/site/acceptances/export', '/site/accepted-texts'])
    expect((await moderator.get(url)).statusCode).toBe(403);
});

test('a member who accepted costs no statement per request, and one who lacks it costs one', async () => {
  const { terms = 0 } = await publish(bindingPage('terms', dayAfter(app, 0)));
  const ann = await createPerson(app);
  const reads = () => statementCosts().get('find_acceptances')?.times ?? 0;
  const costOf = async () => {
    const before = reads();
    await ann.get('/notices');
    return reads() - before;
  };
  expect(await costOf()).toBe(1);
  await accept(ann, { slug: 'terms', version: terms });
  await costOf();
  expect(await costOf()).toBe(0);
  await publish();
  const bea = await createPerson(app);
  const before = reads();
  await bea.get('/notices');
  expect(reads()).toBe(before);
});

test('trust 118: from its day on a member is refused until they accept, in every process immediately', async () => {
  const member = await createMember(app);
  /** The member in both processes. */
  const enter = async () => {
    const session = await signIn(app, member);
    return [personOf(app, member, session), personOf(there, member, session)] as const;
  };
  const { terms = 0 } = await publish(bindingPage('terms', soon, { notes: { en: 'Shorter' } }));
  for (const ada of await enter()) {
    expect(await codeOf(ada)).toBeUndefined();
    expect(await asksOf(ada)).toEqual([
      {
        slug: 'terms',
        version: terms,
        title: 'The terms',
        from: soon,
        note: 'Shorter',
        acceptedAt: null,
      },
    ]);
  }
  for (const each of [app, there]) each.advanceClock(3 * 86_400_000);
  // The tokens of before have expired.
  const [here, far] = await enter();
  for (const ada of [here, far]) {
    const refused = await ada.get('/notices');
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      code: 'acceptance_required',
      message: 'Accept the changed terms first.',
    });
  }
  const accepted = await accept(here, { slug: 'terms', version: terms });
  expect(dataOf<{ asks: AskedPage[] }>(accepted).asks).toEqual([]);
  for (const ada of [far, here]) expect((await ada.get('/notices')).statusCode).toBe(200);
});
