import type { Appeal } from '@kindred/contract/desk/appeals';
import { reportOutcomes } from '@kindred/contract/reports/outcomes';
import { openStatuses } from '@kindred/contract/reports/report-list';
import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { long } from '../../../../e2e/test-size.ts';
import { testApp } from '../../../test/service/app.ts';
import { caseIdOf, sendDecision } from '../../../test/desk/desk.ts';
import { sentMails } from '../../../test/service/mails.ts';
import { createMember } from '../../../test/members/members.ts';
import { createPerson } from '../../../test/members/people.ts';
import { endUndo, insertReport, pathTo } from '../../../test/desk/reports.ts';
import { type SettledReport, mailsTo, resultOf } from '../../../test/desk/settled-report.ts';
import { sqlOf } from '../../../test/database/sql.ts';
import { createColleague } from '../../../test/members/staff.ts';

const app = await testApp();
const sql = sqlOf(app);
const [grace, other] = [
  await createColleague(app, 'moderator'),
  await createColleague(app, 'moderator'),
];

type Outcome = (typeof reportOutcomes)[number];
type Before = (typeof openStatuses)[number];

const setStatus = (by: typeof grace, { reportId }: SettledReport, status: string) =>
  by.send('PUT', `/reports/report/${reportId}/status`, { status });

/** The two ways to settle a report. */
const screens = {
  desk: ({ reportId, caseId }: SettledReport, outcome: Outcome, by = grace) =>
    sendDecision(by, caseId, 'dismiss', { reports: [{ _id: reportId, outcome }] }),
  'list of reports': (scene: SettledReport, outcome: Outcome, by = grace) =>
    setStatus(by, scene, outcome),
} as const;
type Screen = keyof typeof screens;
const screenNames = Object.keys(screens) as Screen[];

async function sceneOf(reportId: string, email: string, status: Before): Promise<SettledReport> {
  for (const to of pathTo[status])
    await app.pool.query(
      `insert into report_event (report_id, from_status, to_status) values ($1, 'pending', $2)`,
      [reportId, to],
    );
  return { reportId, email, caseId: await caseIdOf(app, reportId) };
}

/** What can be reported, and by whom. */
const scenes: Readonly<Record<string, (status: Before) => Promise<SettledReport>>> = {
  async 'the only report about a member'(status) {
    const reporter = await createMember(app);
    const about = (await createMember(app)).id;
    return sceneOf(await insertReport(app, { by: reporter.id, about }), reporter.email, status);
  },
  async 'one of two reports about a member'(status) {
    const reporter = await createMember(app);
    const about = (await createMember(app)).id;
    await insertReport(app, { about });
    return sceneOf(await insertReport(app, { by: reporter.id, about }), reporter.email, status);
  },
  async 'a report about the service'(status) {
    const reporter = await createMember(app);
    return sceneOf(await insertReport(app, { by: reporter.id }), reporter.email, status);
  },
  async 'a notice from someone without an account'(status) {
    const about = (await createMember(app)).id;
    const email = `${about}@mail.example`;
    await app.inject({
      method: 'POST',
      url: `${apiBase}/content-notices`,
      payload: {
        reason: 'harassment',
        description: 'He shouts at people.',
        location: `https://kin.example/people/${about}`,
        goodFaith: true,
        name: 'Neighbour',
        email,
      },
    });
    const { id } = await sql.one<{ id: string }>`select report_id as id from notice_sender
      where email = ${email}`;
    return sceneOf(id, email, status);
  },
};

const undo = async ({ reportId }: SettledReport) => {
  const { id } = await sql.one<{ id: string }>`select decision_id as id from decision_report
    where report_id = ${reportId}`;
  return grace.send('POST', `/desk/decisions/${id}/undo`);
};
const succeed = async (sent: Promise<{ statusCode: number; body: string }>) => {
  const { statusCode, body } = await sent;
  expect(statusCode, body).toBe(200);
};

interface Sequel {
  /** While the reporter has not been notified yet, and afterwards. */
  readonly inTime?: (scene: SettledReport) => Promise<void>;
  readonly later?: (scene: SettledReport) => Promise<void>;
}

/** What can happen after a report was settled. */
const sequels: Readonly<Record<string, Sequel>> = {
  'nothing else': {},
  'undone at the desk': { inTime: (scene) => succeed(undo(scene)) },
  'undone in the list': { inTime: (scene) => succeed(setStatus(grace, scene, 'in_progress')) },
  'reopened by a colleague in time': {
    inTime: (scene) => succeed(setStatus(other, scene, 'in_progress')),
  },
  'undone at the desk and settled again': {
    inTime: async (scene) => {
      await succeed(undo(scene));
      await succeed(screens.desk(scene, 'closed'));
    },
  },
  'undone in the list and settled again': {
    inTime: async (scene) => {
      await succeed(setStatus(grace, scene, 'in_progress'));
      await succeed(screens['list of reports'](scene, 'closed', other));
    },
  },
  'reopened after the reporter was notified': {
    later: (scene) => succeed(setStatus(grace, scene, 'in_progress')),
  },
  'contested and reversed': {
    later: async (scene) => {
      const mail = mailsTo(await sentMails(app), scene.email).at(-1);
      const [, sealed = ''] = /statement#token=([\w%-]+)/.exec(mail?.text ?? '') ?? [];
      const payload = { token: decodeURIComponent(sealed), message: 'Please look again.' };
      await succeed(app.inject({ method: 'POST', url: `${apiBase}/statements/appeal`, payload }));
      const { appeals } = (await other.get('/desk/appeals', { limit: '100' })).json<{
        data: { appeals: Appeal[] };
      }>().data;
      const appeal = appeals.find(({ reportId }) => reportId === scene.reportId);
      const decided = { outcome: 'reversed', answer: 'You are right.' };
      await succeed(other.send('PUT', `/desk/appeals/${appeal?._id}`, decided));
    },
  },
};

interface Settled {
  readonly screen: Screen;
  readonly reported: string;
  readonly status: Before;
  readonly outcome: Outcome;
  readonly sequel: string;
}

/** Settles a report for each of these, lets the sequels happen, and returns the result of each. */
async function resultsAfter(all: readonly Settled[]) {
  const made: (Sequel & { scene: SettledReport })[] = [];
  for (const { screen, reported, status, outcome, sequel } of all) {
    const scene = await scenes[reported]?.(status);
    if (!scene) throw new Error(`There is no scene ${reported}`);
    await succeed(screens[screen](scene, outcome));
    made.push({ scene, ...sequels[sequel] });
  }
  for (const { scene, inTime } of made) await inTime?.(scene);
  await endUndo(app);
  for (const { scene, later } of made) await later?.(scene);
  await endUndo(app);
  const mails = await sentMails(app);
  return Promise.all(
    made.map(({ scene }) =>
      resultOf(app, scene, mails, { [grace.id]: 'GRACE', [other.id]: 'OTHER' }),
    ),
  );
}

const combinations = Object.keys(scenes).flatMap((reported) =>
  Object.keys(sequels).map((sequel) => ({ reported, sequel })),
);
const kinds = openStatuses.flatMap((status) =>
  reportOutcomes.map((outcome) => ({ status, outcome })),
);

test.each(combinations)(
  'trust 63: $reported, $sequel: settled at the desk or in the list, it has the same records, notices and mails',
  { tags: ['long'] },
  async ({ reported, sequel }) => {
    const at = combinations.findIndex((one) => one.reported === reported && one.sequel === sequel);
    // In the short run, one status and outcome for what happens afterwards.
    const chosen = kinds.filter(
      (_kind, index) => long || sequel === 'nothing else' || index === at % kinds.length,
    );
    const settled = (screen: Screen) =>
      chosen.map((kind) => ({ ...kind, screen, reported, sequel }));
    const atDesk = await resultsAfter(settled('desk'));
    const inList = await resultsAfter(settled('list of reports'));
    expect(inList).toEqual(atDesk);
    for (const { decisions, audit } of atDesk) {
      expect(decisions).not.toEqual([]);
      expect(audit[0]).toMatchObject({ action: 'case.decide', actor_id: 'GRACE' });
    }
  },
);

test.each(Object.keys(scenes))(
  'trust 61: %s is undone by both screens in the same way',
  async (reported) => {
    const undone = { reported, status: 'in_progress', outcome: 'resolved' } as const;
    const results = await resultsAfter(
      screenNames.flatMap((screen) =>
        ['undone at the desk', 'undone in the list'].map((sequel) => ({
          ...undone,
          screen,
          sequel,
        })),
      ),
    );
    for (const result of results) {
      expect(result).toEqual(results[0]);
      expect(result).toMatchObject({ report: [{ status: 'in_progress' }], notices: [] });
      // Someone without an account got the receipt of their notice, and nothing else.
      for (const { subject } of result.mails)
        expect(subject).toBe('We received your notice REFERENCE');
    }
  },
);

const refusals: Readonly<
  Record<string, (scene: SettledReport) => Promise<readonly [typeof grace, number]>>
> = {
  async 'a case that a colleague has claimed'({ caseId }) {
    await succeed(other.send('PUT', `/desk/cases/${caseId}/claim`));
    return [grace, 409];
  },
  async 'a case in which the caller reported something else'({ reportId }) {
    const { about } = await sql.one<{ about: string }>`select reported_id as about from report
      where id = ${reportId}`;
    const part = await createColleague(app, 'moderator');
    await insertReport(app, { about, by: part.id });
    return [part, 403];
  },
  'a case about a member, for support': async () => [await createColleague(app, 'support'), 403],
};

test.each(Object.keys(refusals))('both screens refuse to settle %s', async (name) => {
  for (const screen of screenNames) {
    const scene = await scenes['the only report about a member']?.('pending');
    const [by, status] = (scene && (await refusals[name]?.(scene))) ?? [grace, 200];
    if (!scene) continue;
    const version = await sql.one<{ version: number }>`select version from report_case
      where id = ${scene.caseId}`;
    const answer =
      screen === 'desk'
        ? await by.send('POST', `/desk/cases/${scene.caseId}/decisions`, {
            ...version,
            action: 'dismiss',
            reports: [{ _id: scene.reportId, outcome: 'closed' }],
          })
        : await setStatus(by, scene, 'closed');
    expect([screen, answer.statusCode]).toEqual([screen, status]);
    expect(await sql`select status from report where id = ${scene.reportId}`).toEqual([
      { status: 'pending' },
    ]);
  }
});

test('a report that a colleague has reopened in time is in no statement for its reporter', async () => {
  for (const screen of screenNames) {
    const reporter = await createPerson(app);
    const about = (await createMember(app)).id;
    const reportId = await insertReport(app, { by: reporter.id, about });
    const scene = await sceneOf(reportId, reporter.email, 'pending');
    await succeed(screens[screen](scene, 'rejected'));
    await succeed(setStatus(other, scene, 'in_progress'));
    await endUndo(app);
    const { statements } = (await reporter.get('/statements')).json<{
      data: { statements: unknown[] };
    }>().data;
    expect([screen, statements]).toEqual([screen, []]);
  }
});
