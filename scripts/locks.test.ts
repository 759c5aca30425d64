import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const locking =
  /\bfor\s+(no\s+key\s+update|update|key\s+share|share)\b|\bskip\s+locked\b|\bnowait\b|\block\s+table\b|pg_(try_)?advisory_xact_lock/i;

/** Locks of entire tables for a recount, and the locks that routines take in their own order. */
const allowed = new Map([
  ['server/src/db/locks.ts', 'the one place'],
  ['server/src/db/team-locks.ts', 'what belongs to no member'],
  ['server/src/db/copy/open-copy.ts', 'only against changes of tables, which give way'],
  ['server/src/db/migrate/fill.ts', 'rows of one table in the order of their keys, and gives way'],
  ['server/src/db/routines/counts/recount_tally.sql', 'counts while all changes wait'],
  [
    'server/src/db/routines/matches/cut_chats.sql',
    'chats, after members, in the order of their ids',
  ],
  ['server/src/db/routines/counts/fold_tally.sql', 'one folds at a time, and does not wait'],
  [
    'server/src/db/routines/reports/find_open_case.sql',
    'cases of one person, after everything else',
  ],
  [
    'server/src/db/routines/reports/close_settled_case.sql',
    'cases of one person, after everything else',
  ],
  [
    'server/src/db/routines/reports/count_case_version.sql',
    'the case of a report, after the report',
  ],
  [
    'server/src/db/routines/reports/follow_changed_reports.sql',
    'cases of changed reports, after the reports',
  ],
  [
    'server/src/db/routines/accounts/lock_members_and_administrators.sql',
    'called only by locks.ts',
  ],
  ['server/src/db/routines/reports/lock_all_of_case.sql', 'called only by locks.ts'],
  [
    'server/src/db/routines/integrations/store_webhook_events.sql',
    'webhooks as the foreign key of a delivery locks them, which only their deletion waits for',
  ],
]);

const files = globSync('server/src/**/*.{ts,sql}').filter((file) => !file.endsWith('.test.ts'));
const findLocking = (text: string) => locking.exec(text)?.[0] ?? null;

test('only the functions of db/locks.ts and team-locks.ts lock rows', () => {
  expect(files.length).toBeGreaterThan(200);
  const found = files.filter((file) => findLocking(readFileSync(file, 'utf8')));
  expect(found.toSorted()).toEqual([...allowed.keys()].toSorted());
});

test.each([
  'select from member for update',
  'select from member order by id\n      for no key update',
  'SELECT 1 FOR SHARE',
  'select from report r for key share of r',
  'select from upload skip locked',
  'lock table member',
])('%j is found', (text) => {
  expect(findLocking(text)).not.toBeNull();
});
