// web/src/texts/en/report-words.ts
/** The words for reports on every page that shows some. */
var messages = {
  statuses: {
    pending: 'Pending',
    in_progress: 'In Progress',
    resolved: 'Resolved',
    closed: 'Closed',
    rejected: 'Rejected',
  },
  reasons: {
    'child-abuse': 'Sexual abuse of a child',
    fake: 'Fake profile or stolen photos',
    scam: 'Scam or asking for money',
    'under-age': 'May be under 18',
    threat: 'Threatened me',
    'unwanted-nude': "A nude I didn't want",
    'intimate-picture': 'An intimate picture of me',
    'outside-the-app': 'Hurt or frightened me on a date or outside the app',
    content: 'Inappropriate photos or text',
    harassment: "Hateful, insulting or won't leave me alone",
    selling: 'Selling or advertising something',
    technical: "Something doesn't work",
    bug: 'Something is broken or looks wrong',
    account: 'My account',
    payment: 'Payment',
    'something-else': 'Something else',
  },
  priorities: {
    critical: 'Critical',
    high: 'High',
    medium: 'Medium',
    other: 'Other',
  },
};
export { messages as t };
