// contract/src/reports/outcomes.ts
/** The statuses in which a report is decided. */
var reportOutcomes = ['resolved', 'closed', 'rejected'];
export { reportOutcomes as t };
