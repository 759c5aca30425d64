import type { KnownValues } from '../compliance.ts';

/**
 * What the owner writes down, and what the service knows and writes beside it, so that no one has to look it up. Each has to be read
 * again every year.
 */
export const forms = {
  'illegal-content': {
    questions: ['harms', 'likelihood', 'effects', 'measures', 'changes'],
    facts: [
      'members',
      'regions',
      'reports',
      'underAge',
      'decisions',
      'medianHours',
      'appeals',
      'reversed',
      'photoReview',
      'nudes',
      'rules',
    ],
  },
  children: {
    questions: ['age-check', 'attraction', 'conclusion'],
    facts: ['members', 'underAge', 'decisions', 'photoReview'],
  },
  records: {
    questions: ['controller', 'purposes', 'people', 'transfers', 'security'],
    facts: [
      'members',
      'sensitiveFields',
      'recipients',
      'leavingDays',
      'exportDays',
      'reportDays',
      'regions',
    ],
  },
  impact: {
    questions: ['need', 'risks', 'measures', 'advice'],
    facts: ['members', 'sensitiveFields', 'recipients', 'reports', 'decisions', 'nudes', 'rules'],
  },
  note: { questions: ['done'], facts: [] },
} as const satisfies Record<
  string,
  { readonly questions: readonly string[]; readonly facts: readonly (keyof KnownValues)[] }
>;
export type FormName = keyof typeof forms;
export const formNames = Object.keys(forms) as FormName[];
export type QuestionName = (typeof forms)[FormName]['questions'][number];
export const questionNames = [
  ...new Set<QuestionName>(formNames.flatMap((name) => [...forms[name].questions])),
];

export const longestAnswer = 8000;
/** After these days it is to be looked at again. */
export const validDays = 365;
