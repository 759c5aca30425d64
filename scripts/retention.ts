import {
  type OldRows,
  batchOf,
  deletedByOwnJob,
  oldRows,
} from '../server/src/platform/retention/kept-rows.ts';
import { livesWith } from '../server/src/platform/retention/lives-with.ts';
import { keptForGood } from '../server/src/platform/retention/kept-for-good.ts';

/** How long the rows of every table are kept, from the declarations. */
export function describeRetention(): string {
  return [
    '# Retention',
    '',
    'How long the rows of each table are kept, as declared in `server/src/platform/retention/kept-rows.ts`. A test fails for a',
    'table that is not declared.',
    '',
    '## Deleted by a job',
    '',
    'Every hour or every night, in transactions of as many rows as a batch has.',
    '',
    'table | kept | as | every | batch',
    '---|---|---|---|---',
    ...oldRows.map(describe),
    '',
    '## Deleted together with files, members or cases',
    '',
    'table | kept | by',
    '---|---|---',
    ...deletedByOwnJob.map(({ table, kept, deletedBy }) => `${table} | ${kept} | \`${deletedBy}\``),
    '',
    '## Deleted with what they belong to',
    '',
    'with | tables',
    '---|---',
    ...Object.entries(livesWith).map(([owner, tables]) => `${owner} | ${tables.join(', ')}`),
    '',
    '## Kept',
    '',
    'table | why',
    '---|---',
    ...Object.entries(keptForGood).map(([table, why]) => `${table} | ${why}`),
    '',
  ].join('\n');
}

const describe = (rows: OldRows) => {
  const { table, kept, why, every } = rows;
  const time = kept === 'no longer' ? kept : duration(kept.days);
  return [table, time, why, every, batchOf(rows)].join(' | ');
};

const duration = (days: number) => (days === 1 ? '1 day' : `${days} days`);
