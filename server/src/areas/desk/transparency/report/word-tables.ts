import { type Category, categoryNames } from '@kindred/contract/desk/categories';
import type { Cell } from './by-category.ts';
import type { Table } from './counted-tables.ts';

interface About {
  readonly service: string;
  readonly contact: string;
  readonly year: number;
  readonly madeAt: Date;
}

export const identificationTable = ({ service, contact, year, madeAt }: About): Table => ({
  header: ['Applicability', 'Service', 'Indicator', 'Value'],
  rows: [
    ['Name of the service', service],
    ['Contact', contact],
    ['Beginning of the reporting period', `${year}-01-01`],
    ['End of the reporting period', `${year}-12-31`],
    ['Date of the report', madeAt.toISOString().slice(0, 10)],
  ].map((cells) => ['Applicable', service, ...cells]),
});

const sentence = (name: string) => {
  const words = name.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** One category is for what is legal but against the terms. */
const termsOnly: readonly Category[] = ['OTHER_VIOLATION_TC'];

export const categoryTable = (): Table => ({
  header: [
    'Category label',
    'Category description',
    'Category of illegal content / incompatible with the terms and conditions',
    'Contextual information',
  ],
  rows: categoryNames.map((name): Cell[] => [
    `STATEMENT_CATEGORY_${name}`,
    sentence(name),
    termsOnly.includes(name)
      ? 'Incompatible with the terms and conditions'
      : 'Illegal content and incompatible with the terms and conditions',
    null,
  ]),
});

/** What the product does. The operator adds how the team works. */
const qualitative = {
  'Summary of the content moderation engaged in at the own initiative':
    'The team reviews what members report, and may review photos before they are shown.',
  'Meaningful and comprehensible information':
    'Members get each decision, the reasons for it, and how to contest it, in the app and by email.',
  'Qualitative description of the automated means':
    'First messages with links, contact details or anything about money are held by fixed rules, and their senders see why. No account is restricted by automated means.',
  'Indicators of the accuracy and the possible rate of error':
    'The rules are a fixed list of words and patterns. Messages that they hold can be changed and sent.',
  'Precise purposes to apply automated means': 'To stop scams before the first reply.',
  'Safeguards applied':
    'A person decides every case. An appeal is decided by someone who did not make the first decision, if anyone else on the team can decide it.',
};

export const qualitativeTable = (): Table => ({
  header: ['Indicator', 'Value'],
  rows: Object.entries(qualitative),
});
