import type { AutomationCounts, MeasureCounts, NoticeCounts } from './counts.ts';
import { type Cell, beforeContext, byCategory, rounded, withContext } from './by-category.ts';

/** A table of the template: its header, and its rows without the leading columns that all of them share. */
export interface Table {
  readonly header: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

const category = 'Category of illegal content';
const other = 'Description of the sub-category "Other"';

const noticeColumns = [
  'Number of specific items of information',
  'Median time to take action',
  'Number of actions taken on the basis of the law',
  'Number of actions taken on the basis of the terms and conditions of the service',
];

/** A notice is about one item: a profile, a photo or a message. Times are in hours. */
export const noticeTable = (counts: readonly NoticeCounts[]): Table => ({
  header: [
    category,
    other,
    ...withContext([
      'Number of notices received',
      'Number of notices received from Trusted flaggers',
      ...noticeColumns,
      ...noticeColumns.map((name) => `${name} (Trusted Flagger)`),
    ]),
  ],
  rows: byCategory(counts, (row) => [
    null,
    ...beforeContext([
      row?.notices ?? 0,
      row?.trusted ?? 0,
      row?.notices ?? 0,
      rounded(row?.hours),
      row?.onLaw ?? 0,
      row?.onTerms ?? 0,
      row?.trusted ?? 0,
      rounded(row?.trustedHours),
      row?.trustedOnLaw ?? 0,
      row?.trustedOnTerms ?? 0,
    ]),
  ]),
});

const visibility = [
  'Removal',
  'Disable',
  'Demoted',
  'Age restricted',
  'Interaction restricted',
  'Labelled',
  'Other',
];

export const measureTable = (counts: readonly MeasureCounts[]): Table => ({
  header: [
    category,
    other,
    ...withContext([
      "Number of measures taken at the provider's own initiative",
      'Number of measures taken after detection with solely automated means',
      ...visibility.map((name) => `Visibility restriction: ${name}`),
      ...['Suspension', 'Termination', 'Other'].map((name) => `Monetary restriction: ${name}`),
      ...['Suspension', 'Termination'].map((name) => `Provision of the service: ${name}`),
      ...['Suspension', 'Termination'].map((name) => `Account restriction: ${name}`),
    ]),
  ],
  rows: byCategory(counts, (row) => {
    const { measures = 0, detected = 0, removals = 0, suspensions = 0, bans = 0 } = row ?? {};
    const none = Array.from({ length: visibility.length - 1 + 5 }, () => 0);
    return [null, ...beforeContext([measures, detected, removals, ...none, suspensions, bans])];
  }),
});

/** Orders of authorities are not stored in the product, so the operator fills in their numbers. */
export const orderTable = (): Table => ({
  header: [
    category,
    other,
    'Scope',
    ...withContext([
      'Number of orders to act against illegal content received',
      'Number of specific items of information included in the orders',
      'Median time to inform the authority of the receipt',
      'Median time to give effect to the order',
      'Number of orders to provide information received',
      'Median time to inform the authority of the receipt (information)',
      'Median time to give effect to the order (information)',
    ]),
  ],
  rows: byCategory([], () => [null, null, ...beforeContext(Array.from({ length: 7 }, () => null))]),
});

export const automationTable = ({ solely, otherwise }: AutomationCounts): Table => ({
  header: ['Indicator', 'Scope', 'Value', 'Contextual information'],
  rows: [
    ['Number of measures', 'Solely automated means', solely, null],
    ['Number of measures', 'Not solely automated means', otherwise, null],
    ['Number of notices processed', 'Solely automated means', 0, 'People look at every notice.'],
    ...['Accuracy', 'Precision', 'Recall'].map((name) => [
      name,
      'Solely automated means',
      null,
      solely === 0 ? 'No measure was taken by automated means alone.' : null,
    ]),
  ],
});
