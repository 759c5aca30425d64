import type { ComponentProps } from 'react';
import { PersonPage } from '../features/profiles/person-page.tsx';
import { ReportDialog } from '../features/reports/report-dialog.tsx';

const renderReport: ComponentProps<typeof PersonPage>['report'] = (props) => (
  <ReportDialog {...props} />
);

/** Somebody's profile, from which they can also be reported. */
export function MemberPage() {
  return <PersonPage report={renderReport} />;
}
