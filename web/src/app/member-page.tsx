import { PersonPage } from '../features/profile/person-page.tsx';
import { ReportDialog } from '../features/reports/report-dialog.tsx';

/** Somebody's profile, from which they can also be reported. */
export function MemberPage() {
  return <PersonPage report={(props) => <ReportDialog {...props} />} />;
}
