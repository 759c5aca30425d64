import { l as reportReasons } from './reports-DHcW4ZO5.js';
import { n as priorities } from './report-types-CGgzN0iD.js';
// web/src/features/desk/decide/defaults.ts
/** The clause that reports of a type without a reason are usually about. */
var clauseOfType = {
  Harassment: 'respect',
  'Inappropriate Content': 'consent',
  'Account Issue': 'real-person',
  'Payment Problem': 'no-money',
  'Technical Issue': 'honest-reports',
  'Bug Report': 'honest-reports',
  Other: 'safety',
};
/** The category and the keyword of the European database that a breach of each clause usually has. */
var categoryOfClause = {
  respect: ['CYBER_VIOLENCE', 'CYBER_HARASSMENT'],
  consent: ['OTHER_VIOLATION_TC', 'ADULT_SEXUAL_MATERIAL'],
  'real-person': ['SCAMS_AND_FRAUD', 'INAUTHENTIC_ACCOUNTS'],
  'own-photos': ['SCAMS_AND_FRAUD', 'IMPERSONATION_ACCOUNT_HIJACKING'],
  'adults-only': ['OTHER_VIOLATION_TC', 'AGE_SPECIFIC_RESTRICTIONS'],
  'intimate-pictures': ['CYBER_VIOLENCE', 'NON_CONSENSUAL_IMAGE_SHARING'],
  'no-nudity': ['OTHER_VIOLATION_TC', 'NUDITY'],
  'no-money': ['SCAMS_AND_FRAUD', 'OTHER'],
  'no-spam': ['OTHER_VIOLATION_TC', 'GOODS_SERVICES_NOT_PERMITTED'],
  safety: ['VIOLENCE', 'OTHER'],
  'honest-reports': ['OTHER_VIOLATION_TC', 'OTHER'],
};
var openReports = ({ reports }) => reports.filter(({ settledAt }) => settledAt === null);
/** The open reports whose reporters can be answered. */
var answerable = (found) =>
  openReports(found).filter(({ reporter, sender }) => reporter ?? sender?.email);
/** How many reporters a decision with these outcomes answers. */
var answeredBy = (found, outcomes) =>
  answerable(found).filter(({ _id }) => (outcomes[_id] ?? 'open') !== 'open').length;
/** The types of the open reports. */
var typesOf = (found) => [...new Set(openReports(found).map(({ problem_type }) => problem_type))];
/** The most urgent open report. */
var mostUrgent = (found) =>
  openReports(found).toSorted(
    (a, b) => priorities.indexOf(a.priority) - priorities.indexOf(b.priority),
  )[0];
/** The type of the most urgent open report. */
var typeOf = (found) => mostUrgent(found)?.problem_type ?? 'Other';
/** The clause that this case is most likely about. */
function clauseOf(found) {
  const reason = mostUrgent(found)?.reason;
  const usual = reason ? reportReasons[reason].clause : clauseOfType[typeOf(found)];
  return openReports(found).some(({ evidence }) => evidence.some(({ kind }) => kind === 'photo')) &&
    usual === 'consent'
    ? 'no-nudity'
    : usual;
}
export {
  clauseOfType as a,
  typesOf as c,
  clauseOf as i,
  answeredBy as n,
  openReports as o,
  categoryOfClause as r,
  typeOf as s,
  answerable as t,
};
