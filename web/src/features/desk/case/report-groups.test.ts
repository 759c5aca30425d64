import type { CaseReport } from '@kindred/contract/desk/case-parts';
import { claimOf } from '@kindred/contract/reports/claims';
import type { ReasonCode } from '@kindred/contract/reports/reasons';
import { expect, test } from 'vitest';
import { claimsIn } from './claims.tsx';
import { reportGroups } from './report-groups.ts';

const report = (_id: string, reason: ReasonCode | null, description = 'He insulted me.') =>
  ({
    _id,
    reason,
    description,
    claim: claimOf({ reason, description }),
    problem_type: 'Other',
    settledAt: null,
  }) as CaseReport;

const reports = [
  ...['1', '2', '3', '4', '5'].map((id) => report(id, 'content')),
  report('6', 'fake'),
  report('7', 'harassment', 'She told me that she is 16.'),
  report('8', 'under-age', 'Look at the photos.'),
];

test('alike reports are one group, what is new or grave comes first, and three of a kind are enough', () => {
  const groups = reportGroups(reports, ['6']);
  expect(groups.map(({ reports: alike }) => alike.map(({ _id }) => _id).join(''))).toEqual([
    '6',
    '7',
    '8',
    '12345',
  ]);
  expect(groups.at(-1)?.shown).toBe(3);
});

test('a report that arrived during the decision is never folded', () => {
  const [group] = reportGroups(reports.slice(0, 5), ['2', '3', '4', '5']);
  expect(group?.shown).toBe(4);
  expect(group?.reports[4]?._id).toBe('1');
});

test('each grave claim stands once above the case, with how many more say so', () => {
  const found = claimsIn({ reports: [...reports, report('9', null, 'He wants to kill me.')] });
  expect(found.map(({ claim, latest, others }) => [claim, latest._id, others])).toEqual([
    ['minor', '7', 1],
    ['violence', '9', 0],
  ]);
});
