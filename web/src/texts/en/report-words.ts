import { reasonTexts } from '@kindred/contract/texts/en/report-reasons';

/** The words for reports on every page that shows some. */
export const messages = {
  statuses: {
    pending: 'Pending',
    in_progress: 'In Progress',
    resolved: 'Resolved',
    closed: 'Closed',
    rejected: 'Rejected',
  },
  reasons: reasonTexts,
  priorities: { critical: 'Critical', high: 'High', medium: 'Medium', other: 'Other' },
};
