import { may } from '../../lib/may-call.ts';
import { messages as m } from '../../lib/messages/statistics.ts';
import { useSession } from '../../lib/use-session.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { StaffPage } from '../../ui/staff-page.tsx';
import { AgeChart } from './age-chart.tsx';
import { SummaryCards } from './summary-cards.tsx';
import classes from './dashboard-page.module.css';
import { GenderChart } from './gender-chart.tsx';
import { GrowthChart } from './growth-chart.tsx';
import { useDashboard } from '../../api/statistics.ts';
import { RecentUsers } from './recent-users.tsx';
import { StatusOverview } from './status-overview.tsx';

export function DashboardPage() {
  const query = useDashboard();
  const { data } = query;
  const mayReadUsers = may(useSession(), 'readUsers');
  return (
    <StaffPage title={m.title}>
      <QueryState query={query} words={m} />
      {data && (
        <>
          <SummaryCards figures={data} />
          <div className={classes.charts}>
            <GrowthChart growth={data.growth} />
            <GenderChart genders={data.genders} />
            <AgeChart ages={data.ages} />
          </div>
          <div className={classes.below}>
            <StatusOverview figures={data} />
            {mayReadUsers && <RecentUsers users={data.recent} />}
          </div>
        </>
      )}
    </StaffPage>
  );
}
