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
  priorities: { critical: 'Critical', high: 'High', medium: 'Medium', other: 'Other' },
};

export const messages = inReadersLanguage({ en });
