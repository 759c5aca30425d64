import { defaultGrowthRange } from '@kindred/contract/statistics/growth-ranges';
import { getRouteApi } from '@tanstack/react-router';
import { may } from '../../lib/calls/may-call.ts';
import { messages as m } from '#texts/statistics.ts';
import { useSession } from '../../lib/sessions/use-session.ts';
import { FiguresSkeleton } from '../../ui/states/figures-skeleton.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { StaffPage } from '../../ui/pages/staff-page.tsx';
import { AgeChart } from './age-chart.tsx';
import { SummaryCards } from './summary-cards.tsx';
import classes from './dashboard-page.module.css';
import { GenderChart } from './gender-chart.tsx';
import { GrowthChart } from './growth-chart.tsx';
import { useDashboard } from '../../api/statistics.ts';
import { RecentUsers } from './recent-users.tsx';
import { StaleFigures } from './stale-figures.tsx';
import { StatusOverview } from './status-overview.tsx';

const route = getRouteApi('/dashboard');

export function DashboardPage() {
  const { range = defaultGrowthRange } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useDashboard(range);
  const { data, error, updatedAt, refetch } = query;
  const mayReadUsers = may(useSession(), 'readUsers');
  return (
    <StaffPage title={m.title}>
      {data && error ? (
        <StaleFigures at={updatedAt} onRetry={() => void refetch()} />
      ) : (
        <QueryState
          query={query}
          words={m}
          skeleton={<FiguresSkeleton loading={m.loading} className={classes.charts} />}
        />
      )}
      {data && (
        <>
          <SummaryCards figures={data} />
          <div className={`grid gap-4 ${classes.charts}`}>
            <GrowthChart
              growth={data.growth}
              range={range}
              onRange={(chosen) =>
                void navigate({
                  search: { range: chosen === defaultGrowthRange ? undefined : chosen },
                  replace: true,
                })
              }
            />
            <GenderChart genders={data.genders} />
            <AgeChart ages={data.ages} />
          </div>
          <div className={`grid gap-4 ${classes.below}`}>
            <StatusOverview figures={data} />
            {mayReadUsers && <RecentUsers users={data.recent} />}
          </div>
        </>
      )}
    </StaffPage>
  );
}
