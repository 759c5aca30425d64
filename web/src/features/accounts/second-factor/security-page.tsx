import { useSecondFactor } from '../../../api/accounts/second-factor.ts';
import { messages as m } from '../../../lib/messages/second-factor.ts';
import { Alert } from '../../../ui/alert.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import classes from './security-page.module.css';

/** The security settings of a member of staff. */
export function SecurityPage() {
  const query = useSecondFactor();
  const { data } = query;
  return (
    <StaffPage title={m.title}>
      <div className={classes.page}>
        {data?.required && !data.on && <Alert kind="warning">{m.required}</Alert>}
        <QueryState query={query} words={m} />
        {data && <SecondFactorPanel factor={data} />}
      </div>
    </StaffPage>
  );
}
