// contract/src/reports/report-types.ts
var problemTypes = [
  'Technical Issue',
  'Bug Report',
  'Inappropriate Content',
  'Harassment',
  'Account Issue',
  'Payment Problem',
  'Other',
];
var priorities = ['critical', 'high', 'medium', 'other'];
var reportStatuses = ['pending', 'in_progress', 'resolved', 'closed', 'rejected'];
var maxDescriptionLength = 4e3;
export { reportStatuses as i, priorities as n, problemTypes as r, maxDescriptionLength as t };
