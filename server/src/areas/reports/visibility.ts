import {
  createReport,
  listReplies,
  myReports,
  readConversation,
  readReport,
} from '@kindred/contract/reports';
import { aboutCaller, aboutOwner } from '../../platform/visibility.ts';

export const visibility = [
  aboutOwner(createReport, [404, 200, 404], {
    url: '/reports/create-reports',
    body: { problem_type: 'Harassment', description: 'x', reportedUserId: '{owner}' },
    writes: ['report_case'],
  }),
  aboutCaller(myReports),
  aboutOwner(readReport, [200, 404, 404], { url: '/reports/report/{report}' }),
  aboutOwner(readConversation, [200, 404, 404], { url: '/reports/report/{report}/conversation' }),
  aboutOwner(listReplies, [200, 404, 404], { url: '/reports/report/{report}/replies' }),
];
