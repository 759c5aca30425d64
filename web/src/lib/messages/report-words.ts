import type { ReasonCode } from '@kindred/contract/reports/reasons';
import { inReadersLanguage } from './language.ts';

/** The words for reports on every page that shows some. */
const en = {
  statuses: {
    pending: 'Pending',
    in_progress: 'In Progress',
    resolved: 'Resolved',
    closed: 'Closed',
    rejected: 'Rejected',
  },
  reasons: {
    'child-abuse': 'Sexual abuse of a child',
    fake: 'Fake profile or scam',
    'under-age': 'May be under 18',
    content: 'Inappropriate photos or text',
    harassment: 'Harassment, threats or hate',
    'outside-the-app': 'Something that happened outside the app',
    technical: "Something doesn't work",
    bug: 'Something is broken or looks wrong',
    account: 'My account',
    payment: 'Payment',
    'something-else': 'Something else',
  } satisfies Record<ReasonCode, string>,
  priorities: { critical: 'Critical', high: 'High', medium: 'Medium', other: 'Other' },
};

export const messages = inReadersLanguage({ en });
