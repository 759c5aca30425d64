import { expect, test } from 'vitest';
import { long } from '../../../../e2e/test-size.ts';
import { testApp } from '../../../test/app.ts';
import { ground } from '../../../test/desk.ts';
import { createPerson } from '../../../test/people.ts';
import { endUndo, insertReport } from '../../../test/reports.ts';
import { sqlOf } from '../../../test/sql.ts';
import { createColleague } from '../../../test/staff.ts';
import { eraseMember } from '../members/erase.ts';

const rounds = long ? 1000 : 24;
const app = await testApp({ environment: { LIMITS: '1000' } });
const sql = sqlOf(app);
type Person = Awaited<ReturnType<typeof createColleague>>;
const team = [
  await createColleague(app),
  await createColleague(app),
  await createColleague(app, 'moderator'),
];
const reporters = await Promise.all(Array.from({ length: 4 }, () => createPerson(app)));

/** The same numbers for the same seed. */
function randomFrom(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

interface Scene {
  readonly about: string;
  readonly random: (limit: number) => number;
}

const staffOf = ({ random }: Scene) => team[random(team.length)] as Person;
const caseOf = async ({ about }: Scene) =>
  (
    await sql<{
      id: string;
      version: number;
    }>`select id, version from report_case where member_id = ${about}
    order by closed_at nulls first limit 1`
  )[0];

const acts: Readonly<
  Record<string, (scene: Scene) => Promise<{ statusCode: number } | undefined>>
> = {
  claim: async (scene) =>
    staffOf(scene).send('PUT', `/desk/cases/${(await caseOf(scene))?.id}/claim`),
  release: async (scene) =>
    staffOf(scene).send('DELETE', `/desk/cases/${(await caseOf(scene))?.id}/claim`),
  report: async ({ about, random }) => {
    const by = reporters[random(reporters.length)]?.id ?? '';
    await insertReport(app, { about, by }).catch(() => undefined);
    return undefined;
  },
  reopen: async (scene) => {
    const [report] = await sql<{
      id: string;
    }>`select id from report where reported_id = ${scene.about} limit 1`;
    return staffOf(scene).send('PUT', `/reports/report/${report?.id}/status`, {
      status: 'in_progress',
    });
  },
  decide: async (scene) => {
    const found = await caseOf(scene);
    const reports = await sql<{ _id: string }>`select id as "_id" from report
      where case_id = ${found?.id ?? scene.about} and status_rank <= 1`;
    const action = ['dismiss', 'warn', 'suspend', 'ban'][scene.random(4)];
    const decision = {
      version: found?.version,
      action,
      reports: reports.map(({ _id }) => ({ _id, outcome: 'closed' })),
      ...(action !== 'dismiss' && { ground }),
      ...(action === 'suspend' && { days: 5 }),
    };
    return staffOf(scene).send('POST', `/desk/cases/${found?.id}/decisions`, decision);
  },
  undo: async (scene) => {
    const [last] = await sql<{ id: string; decided_by: string }>`select id, decided_by from decision
      where member_id = ${scene.about} order by decided_at desc limit 1`;
    const by = team.find(({ id }) => id === last?.decided_by) ?? staffOf(scene);
    return by.send('POST', `/desk/decisions/${last?.id}/undo`);
  },
  unmatch: async ({ about, random }) => {
    await sql`delete from match where member_id = ${about} and ${random(2)} = 1`;
    return undefined;
  },
  erase: async ({ about, random }) => {
    if (random(4) > 0) return undefined;
    await sql`update member set state = 'erased', state_by = 'self', erase_at = now() where id = ${about}`;
    await eraseMember(app, { id: about, email: 'gone@member.example' });
    return undefined;
  },
};
const names = Object.keys(acts);

test(
  'trust 61: in whatever order people claim, decide, undo, report, unmatch and erase, each report is decided once',
  { timeout: 600_000 },
  async () => {
    const failures: string[] = [];
    const people = await Promise.all(
      Array.from({ length: rounds }, async () => (await createPerson(app)).id),
    );
    for (const [seed, about] of people.entries()) {
      const random = randomFrom(seed + 1);
      await insertReport(app, { about, by: reporters[0]?.id ?? '' });
      const run = Array.from({ length: 6 }, () => names[random(names.length)] ?? '');
      // Half of them one after another, half at once.
      const act = async (name: string) => {
        const answer = await acts[name]?.({ about, random });
        if (answer && answer.statusCode >= 500)
          failures.push(`${seed} ${name} ${answer.statusCode}`);
      };
      if (seed % 2 === 0) for (const name of run) await act(name);
      else await Promise.all(run.map(act));
    }
    expect(failures).toEqual([]);
    expect(await brokenRules()).toEqual([]);
    await endUndo(app);
    expect(await toldWrongly()).toEqual([]);
  },
);

/** What must hold after any order of changes. */
async function brokenRules() {
  return sql`
    select 'settled twice' as rule, t.report_id as id from decision_report t
      join decision d on d.id = t.decision_id join report r on r.id = t.report_id
      where d.undone_at is null and r.settled_at is not null
        and r.settled_at = greatest(d.decided_at, r.created_at)
      group by t.report_id having count(*) > 1
    union all
    select 'strikes are not decisions', id from decision
      where strikes <> (action <> 'dismiss')::int
    union all
    select 'banned by nobody', m.id from member m
      where m.state = 'banned' and not exists (select from decision d
        where d.member_id = m.id and d.undone_at is null and d.action in ('suspend', 'ban'))
    union all
    select 'status without its event', r.id from report r where status <> (
      select to_status from report_event e where e.report_id = r.id order by number desc limit 1)
    union all
    select 'case open without reports', c.id from report_case c left join report r on r.case_id = c.id
      group by c.id having (c.closed_at is null) <> coalesce(bool_or(r.status_rank < 2), false)
    union all
    select 'undone and told', id from decision where undone_at is not null and told_at is not null`;
}

/** Once the messages have left: each reporter heard of each of their settled reports once, and of no other. */
async function toldWrongly() {
  return sql`
    select r.id, count(n.id) from report r left join notice n
      on n.kind = 'report.outcome' and n.about ->> 'reportId' = r.id::text
    group by r.id, r.settled_at
    having count(n.id) <> (r.settled_at is not null)::int
      and not exists (select from report_event e where e.report_id = r.id and e.to_status = 'in_progress')
    union all
    select d.id, 0 from decision d where undone_at is null and told_at is null`;
}
