// @module-tag long
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { questions } from '../contract/src/profiles/questions.ts';
import { long } from '../e2e/test-size.ts';
import type { SignIn } from '../server/src/areas/team/administrators/first-start.ts';
import { testApp } from '../server/test/service/app.ts';
import { findWrongCards } from '../server/test/members/cards.ts';
import { testDatabase } from '../server/test/database/database.ts';
import { signInUnproven } from '../server/test/members/members.ts';
import { demoEmail } from './demo-member.ts';
import { populate } from './populate.ts';

const few = { members: 300, seed: 7, today: '2026-03-14' };

async function openTestDatabase() {
  const url = await testDatabase();
  const client = new Client(url);
  await client.connect();
  afterAll(() => client.end());
  const list = async <T>(query: string) =>
    (await client.query<{ value: T }>(query)).rows.map(({ value }) => value);
  return { url, list, client };
}

/** Everything of the schema that populating suspends and has to restore. */
const schema = `
  select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as value from pg_constraint where conrelid <> 0
  union all select pg_get_indexdef(indexrelid) from pg_index where indrelid::regclass::text !~ '^pg_'
  union all select tgenabled::text || ' ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select attrelid::regclass || ' ' || attname || ' ' || attnotnull from pg_attribute
    where attnum > 0 and attrelid::regclass::text in ('member', 'profile', 'presence', 'photo', 'vip_grant', 'subscription', 'invoice')
  order by 1`;

/** Kept counts that differ from the rows. */
const miscounted = `select to_jsonb(t) as value from (
  (table full_count except table present_count) union all (table present_count except table full_count)) t`;

const digest = (table: string) =>
  `select md5(string_agg(t::text, '|' order by t::text)) as value from ${table} t`;
const tables = ['member', 'profile', 'presence', 'photo', 'vip_grant'];
const aboutLikes = ['answer', 'choice', 'match', 'block', 'chat', 'chat_member', 'message'];
const aboutReports =
  'report report_event reply evidence report_case decision decision_report appeal notice_sender reporter_standing danger_record note'.split(
    ' ',
  );

/** Whether no later ban by staff restricts them. */
const stayed = (id: string) =>
  `exists (select from member m where m.id = ${id} and m.state = 'active')`;

describe('a population', async () => {
  const size = long ? 100_000 : 2000;
  const { url, list, client } = await openTestDatabase();
  const before = await list(schema);
  await populate({ ...few, members: size, url });

  test('has as many members as requested, none of whom can sign in', async () => {
    expect(await list('select count(*)::int as value from member')).toEqual([size]);
    expect(await list('select count(*)::int as value from profile')).toEqual([size]);
    expect(await list('select count(*)::int as value from consent')).toEqual([size]);
    expect(await list('select 1 as value from member where password_hash is not null')).toEqual([]);
  });

  test('leaves the schema exactly as it was', async () => {
    expect(await list(schema)).toEqual(before);
  });

  test('has complete profiles exactly where the rule of completeness holds', async () => {
    const wrong = await list(`
      select member_id as value from profile p where complete is distinct from (
        first_name is not null and birth_date is not null and gender is not null
        and cardinality(seek_genders) > 0 and seek_min_age is not null and seek_max_age is not null
        and city is not null and country is not null and latitude is not null
        and exists (select from photo f where f.member_id = p.member_id and position = 0))`);
    expect(wrong).toEqual([]);
    const [share] = await list<number>('select avg(complete::int)::float as value from profile');
    expect(share).toBeCloseTo(0.9, 1);
  });

  test('has the values that triggers would have written', async () => {
    expect(await list(miscounted)).toEqual([]);
    const wrong = await list(`
      select id as value from member m join profile p on p.member_id = id left join presence a on a.member_id = id
      where name_key <> lower(concat_ws(' ', first_name, last_name))
        or vip_until is distinct from (select max(ends_at) from (select ends_at, member_id from vip_grant
            union all select premium_until, member_id from subscription) as given where member_id = m.id)
        or is_vip <> coalesce(vip_until > now(), false)
        or a.member_id is null or (state <> 'active' and online_until <> '-infinity')`);
    expect(wrong).toEqual([]);
  });

  test('has answers that exist, and cards as profiles and answers make them', async () => {
    const names = await list<string>('select distinct question as value from answer');
    expect(names.filter((name) => !(name in questions))).toEqual([]);
    expect(names).toHaveLength(Object.keys(questions).length);
    expect(await findWrongCards({ pool: client })).toEqual([]);
  });

  test('has likes among people who look for each other, few of whom get most, and the matches that follow', async () => {
    const wrong = await list(`
      select c.member_id as value from choice c left join card a on a.member_id = c.member_id
        left join card b on b.member_id = c.other_id
        left join member k on k.id = a.member_id left join member l on l.id = b.member_id
      where a.seeks & b.gender is distinct from b.gender and ${stayed('c.member_id')} and ${stayed('c.other_id')} or c.chosen_at < greatest(k.created_at, l.created_at)
        or c.chosen_at > now()
      union all
      select c.member_id from choice c join choice d on d.member_id = c.other_id and d.other_id = c.member_id
      where c.kind in ('like', 'superlike') and d.kind in ('like', 'superlike')
        and not exists (select from match m where m.member_id = c.member_id and m.other_id = c.other_id
          and m.matched_at = greatest(c.chosen_at, d.chosen_at))
      union all
      select m.member_id from match m where not exists (select from match o
        where o.member_id = m.other_id and o.other_id = m.member_id)
      union all
      select b.member_id from block b where not exists (select from block o
        where o.member_id = b.other_id and o.other_id = b.member_id and o.mine = b.theirs and o.theirs = b.mine)
      union all
      select c.member_id from choice c join profile p on p.member_id = c.other_id where c.part_kind is not null
        and not (c.part_kind = 'prompt' and p.prompts @> jsonb_build_array(jsonb_build_object('prompt', c.part_id, 'answer', c.part_said))
          or exists (select from photo f where f.member_id = c.other_id and f.public_id = c.part_id and f.review = 'approved'))`);
    expect(wrong).toEqual([]);
    const [figures] = await list<Record<string, number>>(`
      with received as (
        select count(d.member_id) as likes, row_number() over (order by count(d.member_id) desc) as rank
        from card c left join choice d on d.other_id = c.member_id and d.kind in ('like', 'superlike')
        group by c.member_id)
      select json_build_object('each', (select count(*) from choice)::float / (select count(*) from card),
        'matches', (select count(*) from match), 'blocks', (select count(*) from block), 'parts', (select count(distinct part_kind) from choice),
        'share', sum(likes) filter (where rank <= (select count(*) from card) / 10) / sum(likes)) as value
      from received`);
    expect(figures?.each).toBeGreaterThan(2);
    expect(figures?.share).toBeGreaterThan(0.3);
    expect(figures?.matches).toBeGreaterThan(0);
    expect(figures?.blocks).toBeGreaterThan(0);
    expect(figures?.parts).toBe(2);
  });

  test('has a chat for each match, many of them empty, with messages in chronological order', async () => {
    expect(
      await list(`
        select m.member_id as value from match m left join chat_member s using (member_id, other_id)
        where s.chat_id is null
        union all
        select s.member_id from chat_member s join chat c on c.id = s.chat_id
        where s.unread <> (select count(*) from message m
            where m.chat_id = c.id and m.number > s.read_to and m.sender_id <> s.member_id and m.deleted_at is null)
          or s.last_sent <> (select coalesce(max(number), 0) from message m
            where m.chat_id = c.id and m.sender_id = s.member_id)
          or c.last_number <> (select count(*) from message m where m.chat_id = c.id)
          or s.active_at > now() or c.cut = (${stayed('s.member_id')} and ${stayed('s.other_id')})
        union all
        select m.chat_id from message m join message n on n.chat_id = m.chat_id and n.number = m.number + 1
        where n.sent_at < m.sent_at`),
    ).toEqual([]);
    const [figures] = await list<Record<'chats' | 'silent' | 'messages' | 'unread', number>>(`
      select json_build_object('chats', count(*), 'silent', count(*) filter (where last_number = 0),
        'messages', sum(last_number), 'unread', (select count(*) from chat_member where unread > 0)) as value
      from chat`);
    expect(figures?.silent).toBeGreaterThan(0);
    expect(figures?.messages).toBeGreaterThan(2 * (figures?.chats ?? 0));
    expect(figures?.unread).toBeGreaterThan(0);
  });

  test('is recorded in the settings of the database', async () => {
    expect(await list("select value from setting where key = 'demo'")).toEqual([
      { members: size, seed: 7, today: '2026-03-14' },
    ]);
  });
});

describe('populating', async () => {
  const { url, list } = await openTestDatabase();
  const rows = async () => {
    const digests: unknown[] = [];
    for (const table of [...tables, ...aboutReports, ...aboutLikes])
      digests.push(...(await list(digest(table))));
    return digests;
  };

  test('again with the same seed and day gives the same rows, and with another seed others', async () => {
    await populate({ ...few, url });
    const first = await rows();
    await populate({ ...few, seed: 8, url });
    expect(await rows()).not.toEqual(first);
    await populate({ ...few, url });
    expect(await rows()).toEqual(first);
  });

  test('replaces an earlier population, and other members lose only the names of its members', async () => {
    const id = randomUUID();
    const readRowsOfSomeone = async () => {
      const own = tables.map((table) => [table, table === 'member' ? 'id' : 'member_id'] as const);
      const found: unknown[] = [];
      for (const [table, key] of own) {
        found.push(
          await list(`select to_jsonb(t) as value from ${table} t where ${key} = '${id}'`),
        );
      }
      return found;
    };
    const [granter] = await list<string>('select id as value from member limit 1');
    await list(`insert into member (id, email) values ('${id}', 'someone@example.org')`);
    await list(`insert into profile (member_id, first_name) values ('${id}', 'Someone')`);
    await list(`insert into photo (member_id, position, public_id, url, name, size, mime_type)
      values ('${id}', 0, 'p', '/p', 'p', 1, 'image/webp')`);
    await list(`insert into vip_grant (member_id, ends_at, reason, granted_by)
      values ('${id}', now() + interval '1 day', 'A test', '${granter}')`);
    await list(`insert into report (reporter_id, reported_id, problem_type, description, priority)
      values ('${id}', '${granter}', 'Harassment', 'A test', 'high')`);
    const before = await readRowsOfSomeone();
    expect(before.map((found) => (found as unknown[]).length)).toEqual([1, 1, 1, 1, 1]);
    await populate({ ...few, members: 120, url });
    const forgotten = JSON.stringify(before).replace(`"${granter}"`, 'null');
    expect(JSON.stringify(await readRowsOfSomeone())).toBe(forgotten);
    expect(await list('select count(*)::int as value from member')).toEqual([121]);
    expect(await list(miscounted)).toEqual([]);
    const kept = await list(`select jsonb_build_array(reported_id, status,
        (select count(*) from report_event e where e.report_id = r.id),
        search_key = report_key(id, reporter_id, reported_id, description)) as value
      from report r where reporter_id = '${id}'`);
    expect(kept).toEqual([[null, 'pending', 1, true]]);
    const withoutReporter = `select id as value from report where reporter_id is null
      and id not in (select report_id from notice_sender)`;
    expect(await list(withoutReporter)).toEqual([]);
  });

  test('changes nothing when it fails', async () => {
    const [first, before] = [await rows(), await list(schema)];
    await list(
      "create function break_off() returns trigger language plpgsql as $$ begin raise 'enough'; end $$",
    );
    await list(
      'create trigger break_off before insert on setting for each row execute function break_off()',
    );
    const broken = await list(schema);
    await expect(populate({ ...few, seed: 9, url })).rejects.toThrow('enough');
    expect(await list(schema)).toEqual(broken);
    await list('drop trigger break_off on setting');
    expect(await rows()).toEqual(first);
    expect(await list(schema)).toEqual(before);
  });

  test('refuses a database in production', async () => {
    await list(`insert into setting (key, value) values ('mode', '"production"')`);
    await expect(populate({ ...few, url })).rejects.toThrow('in production');
    await list("delete from setting where key = 'mode'");
  });

  test('refuses a date that does not exist', async () => {
    await expect(populate({ ...few, url, today: 'tomorrow' })).rejects.toThrow('2026-01-31');
  });
});

describe('the demo member', async () => {
  const app = await testApp();
  const url = app.databaseUrl;
  const announced: SignIn[] = [];
  const announce = (signInData: SignIn) => announced.push(signInData);

  test('is announced once and can sign in, verified, complete and premium', async () => {
    await populate({ ...few, url, announce });
    await populate({ ...few, url, announce, seed: 8 });
    expect(announced.map(({ email }) => email)).toEqual([demoEmail]);
    const [{ email, password } = { email: '', password: '' }] = announced;
    const { headers } = await signInUnproven(app, { email, password });
    const answer = await app.inject({ url: '/api/v1/auth/profile', headers });
    const user = { firstName: 'Alex', isVIP: true, isEmailVerified: true, profileComplete: true };
    expect(answer.json()).toMatchObject({ userData: { user } });
    const counts = async (list: string) =>
      (await app.inject({ url: `/api/v1/${list}`, headers })).json<{ data: { count: number } }>()
        .data.count;
    expect([await counts('likes'), await counts('matches')]).toEqual([6, 3]);
    const inbox = await app.inject({ url: '/api/v1/chats', headers });
    expect(inbox.json()).toMatchObject({
      data: { chats: [{ unread: 1 }, { turn: 'yours' }, { lastNumber: 0 }], unread: { chats: 2 } },
    });
    const notices = await app.inject({ url: '/api/v1/notices', headers });
    const received = notices.json<{ data: { notices: { kind: string }[] } }>().data.notices;
    const kinds = ['like', 'match', 'match', 'match', 'message', 'message'];
    expect(received.map(({ kind }) => kind).toSorted()).toEqual(kinds);
    expect(notices.json()).toMatchObject({ data: { unread: 3 } });
    const away = await app.pool.query(
      `select from message m join presence p on p.member_id = m.sender_id
        join chat_member s on s.chat_id = m.chat_id join member d on d.id = s.member_id
        where d.email = $1 and p.last_active < m.sent_at`,
      [demoEmail],
    );
    expect(away.rows).toEqual([]);
  });
});
