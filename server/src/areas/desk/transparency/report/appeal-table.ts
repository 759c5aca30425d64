import type { AppealCounts, SuspensionCounts, contested } from './appeal-counts.ts';
import { type Cell, rounded } from './by-category.ts';
import type { Table } from './counted-tables.ts';

type Contested = (typeof contested)[number];

const complaints = 'Internal complaint-handling mechanism';
const disputes = 'Out-of-court dispute settlement bodies';
const misuse = 'Suspensions for misuse';
const about = 'Number of complaints regarding a decision';

/** The indicators of the template; null is one that this service has no such decisions for. */
const indicators: readonly (readonly [string, Contested | 'all' | null])[] = [
  ['Number of complaints submitted to the internal complaint-handling mechanism', 'all'],
  [`${about} to remove or disable access to or restrict visibility of information`, 'visibility'],
  [`${about} to suspend or terminate the provision of the service`, null],
  [`${about} to suspend or terminate an account`, 'account'],
  [`${about} to restrict the ability to monetise information`, null],
  [`${about} not to take action on a notice submitted in accordance with Article 16`, 'notice'],
  [
    `${about} not to take action on a notice submitted in accordance with Article 16 by a Trusted Flagger`,
    'trusted-notice',
  ],
];

const disputeScopes = [
  'Total number',
  'Decisions upheld',
  'Decisions partially reversed',
  'Decisions reversed',
  'Median time',
  'Decision omitted',
  'Percentage of outcomes implemented',
];

export const appealTable = (
  counts: readonly AppealCounts[],
  { illegal, notices, restrictions }: SuspensionCounts,
): Table => ({
  header: ['Section', 'Indicator', 'Scope', 'Value', 'Contextual Information'],
  rows: [
    ...indicators.flatMap(([name, against]) => complaintRows(name, rowOf(counts, against))),
    [
      complaints,
      'Number of restrictions newly imposed as a result of an internal complaint',
      'Total number',
      restrictions,
      null,
    ],
    // Disputes are settled elsewhere, so the operator fills in their numbers.
    ...disputeScopes.map((scope) => [
      disputes,
      'Number of disputes submitted to out-of-court dispute settlement bodies',
      scope,
      null,
      null,
    ]),
    ...suspensionRows({ illegal, notices }),
  ],
});

/** Everything is in the row without a subject. */
const rowOf = (counts: readonly AppealCounts[], against: Contested | 'all' | null) =>
  against === null
    ? undefined
    : counts.find((row) => row.against === (against === 'all' ? null : against));

const complaintRows = (name: string, row: AppealCounts | undefined): Cell[][] => [
  [complaints, name, 'Total number', row?.made ?? 0, null],
  [complaints, name, 'Decisions upheld', row?.upheld ?? 0, null],
  [complaints, name, 'Decisions partially reversed', row?.partly ?? 0, null],
  [complaints, name, 'Decisions reversed', row?.reversed ?? 0, null],
  [complaints, name, 'Median time', rounded(row?.hours), 'In hours'],
  [complaints, name, 'Decision omitted', row?.omitted ?? 0, null],
];

function suspensionRows({ illegal, notices }: Pick<SuspensionCounts, 'illegal' | 'notices'>) {
  const enacted = 'Number of suspensions enacted for the provision of manifestly';
  return [
    [misuse, `${enacted} illegal content`, 'Total number', illegal, null],
    [misuse, `${enacted} unfounded notices`, 'Total number', notices, null],
    [misuse, `${enacted} unfounded complaints`, 'Total number', 0, null],
  ];
}
