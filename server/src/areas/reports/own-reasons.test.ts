import type { OwnReport, Report } from '@kindred/contract/reports';
import type { ReportStatistics } from '@kindred/contract/reports/handling';
import { canRetire, reasonsOf } from '@kindred/contract/reports/reason-forms';
import { faultsInCatalog, offeredKeys } from '@kindred/contract/site/catalog-choices';
import { type CatalogChoice, noCatalogs } from '@kindred/contract/site/catalogs';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { aMan, createPerson } from '../../../test/members/people.ts';
import { createColleague } from '../../../test/members/staff.ts';
import { publishChoices } from '../../../test/site/catalogs.ts';
import { webSettings } from '../../platform/site/web-settings.ts';
import { foldTally } from '../statistics/queries.ts';

const app = await testApp({ environment: { LIMITS: '100' } });
const staff = await createColleague(app);
const reporter = await createPerson(app);
const other = await createPerson(app, aMan());
const smoking = {
  key: 'own-3001',
  retired: false,
  names: { en: 'Smoked at my home', de: 'Hat bei mir geraucht' },
  type: 'Harassment',
  priority: 'critical',
  clause: 'respect',
} satisfies CatalogChoice;
const publish = (...reasons: CatalogChoice[]) => publishChoices(staff, 'reasons', reasons);
await publish(smoking);

const send = (fields: object = {}) =>
  reporter.send('POST', '/reports/create-reports', {
    description: 'Bitte lesen.',
    problem_type: 'Harassment',
    reason: smoking.key,
    reportedUserId: other.id,
    ...fields,
  });

test('a reason of the owner sets type and priority, and staff filter and count by it', async () => {
  const sent = await send();
  expect(sent.statusCode, sent.body).toBe(200);
  const { _id, reason } = sent.json<{ data: { report: OwnReport } }>().data.report;
  expect(reason).toBe(smoking.key);
  const read = await staff.get(`/reports/report/${_id}`);
  expect(read.json<{ data: { report: Report } }>().data.report).toMatchObject({
    reason: smoking.key,
    problem_type: 'Harassment',
    priority: 'critical',
  });
  const listed = await staff.get(`/reports/reports?page=1&reason=${smoking.key}`);
  const { reports } = listed.json<{ data: { reports: Report[] } }>().data;
  expect(reports.map((report) => report._id)).toEqual([_id]);
  const queue = await staff.get(`/desk/cases?reason=${smoking.key}`);
  expect(queue.json<{ data: { cases: object[] } }>().data.cases).toHaveLength(1);
  await foldTally(app.pool);
  const counted = await staff.get('/reports/report/stats/statistics');
  expect(counted.json<{ data: ReportStatistics }>().data.byReason).toMatchObject({
    [smoking.key]: 1,
    fake: 0,
  });
});

test('another type, and a reason that no one published, are refused', async () => {
  expect((await send({ problem_type: 'Other' })).json()).toMatchObject({
    errors: [{ code: 'reason_of_other_type' }],
  });
  expect((await send({ reason: 'own-9999' })).json()).toMatchObject({
    errors: [{ code: 'report_reason_unknown' }],
  });
});

test('a retired reason is no longer offered, is still taken from a page that was open, and keeps its name', async () => {
  await publish({ ...smoking, retired: true });
  const { catalogs } = webSettings(app.config, app.site, 'de');
  expect(catalogs.reasons).not.toContain(smoking.key);
  expect(catalogs.own).toMatchObject([
    { key: smoking.key, name: 'Hat bei mir geraucht', clause: 'respect' },
  ]);
  expect((await send()).statusCode).toBe(200);
});

test('what the law or the safety of people needs is never retired, and a reason needs all of its parts', () => {
  const retired = (key: string) => [{ key, retired: true }];
  const faults = (choices: CatalogChoice[]) => faultsInCatalog('reasons', choices);
  const kept = reasonsOf('person').filter((key) => !canRetire(key));
  expect(kept).toContain('under-age');
  expect(kept).toContain('intimate-picture');
  for (const key of kept) expect(faults(retired(key)), key).toMatchObject([{ field: '0.retired' }]);
  expect(faults(retired('selling'))).toEqual([]);
  const { clause: _clause, ...partial } = smoking;
  expect(faults([partial])).toEqual([{ field: '0.clause', fault: { code: 'required' } }]);
  expect(offeredKeys('reasons', noCatalogs())).toEqual([...reasonsOf('person')]);
});
