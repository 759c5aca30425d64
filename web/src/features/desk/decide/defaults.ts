import type { Case } from '@kindred/contract/desk';
import type { Category, keywords } from '@kindred/contract/desk/categories';
import type { Clause } from '@kindred/contract/desk/grounds';
import { type ProblemType, priorities } from '@kindred/contract/reports/report-types';
import { clauseOfReason } from '../../../lib/facts/report-reasons.ts';

/** The clause that reports of a type without a reason are usually about. */
export const clauseOfType: Record<ProblemType, Clause> = {
  Harassment: 'respect',
  'Inappropriate Content': 'consent',
  'Account Issue': 'real-person',
  'Payment Problem': 'no-money',
  'Technical Issue': 'honest-reports',
  'Bug Report': 'honest-reports',
  Other: 'safety',
};

type Keyword = (typeof keywords)[number];

/** The category and the keyword of the European database that a breach of each clause usually has. */
export const categoryOfClause: Record<Clause, readonly [Category, Keyword]> = {
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

export const openReports = ({ reports }: Pick<Case, 'reports'>) =>
  reports.filter(({ settledAt }) => settledAt === null);

/** The open reports whose reporters can be answered. */
export const answerable = (found: Pick<Case, 'reports'>) =>
  openReports(found).filter(({ reporter, sender }) => reporter ?? sender?.email);

/** How many reporters a decision with these outcomes answers. */
export const answeredBy = (
  found: Pick<Case, 'reports'>,
  outcomes: Readonly<Record<string, string>>,
) => answerable(found).filter(({ _id }) => (outcomes[_id] ?? 'open') !== 'open').length;

/** The types of the open reports. */
export const typesOf = (found: Pick<Case, 'reports'>) => [
  ...new Set(openReports(found).map(({ problem_type }) => problem_type)),
];

/** The most urgent open report. */
const mostUrgent = (found: Pick<Case, 'reports'>) =>
  openReports(found).toSorted(
    (a, b) => priorities.indexOf(a.priority) - priorities.indexOf(b.priority),
  )[0];

/** The type of the most urgent open report. */
export const typeOf = (found: Pick<Case, 'reports'>): ProblemType =>
  mostUrgent(found)?.problem_type ?? 'Other';

/** The clause that this case is most likely about. */
export function clauseOf(found: Case): Clause {
  const reason = mostUrgent(found)?.reason;
  const usual = reason ? clauseOfReason(reason) : clauseOfType[typeOf(found)];
  const hasPhoto = openReports(found).some(({ evidence }) =>
    evidence.some(({ kind }) => kind === 'photo'),
  );
  return hasPhoto && usual === 'consent' ? 'no-nudity' : usual;
}
