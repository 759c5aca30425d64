import { Button, Loader } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import { useErrorText } from '../../lib/error-text.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { Notice } from '../../ui/notice.tsx';
import { AgeChart } from './age-chart.tsx';
import { Cards } from './cards.tsx';
import classes from './dashboard-page.module.css';
import { GenderChart } from './gender-chart.tsx';
import { GrowthChart } from './growth-chart.tsx';
import { useDashboard } from '../../lib/dashboard-query.ts';
import { RecentUsers } from './recent-users.tsx';
import { StatusOverview } from './status-overview.tsx';

export function DashboardPage() {
  const m = useMessages('statistics');
  const errorText = useErrorText();
  const { data, error, refetch } = useDashboard();
  return (
    <div className={classes.page}>
      <h1>{m.title}</h1>
      {!data && !error && (
        <output className={classes.loading}>
          <Loader size="sm" color="ink" aria-hidden /> {m.loading}
        </output>
      )}
      {error && (
        <Notice kind="danger">
          {m.failed(errorText(error))}
          <Button variant="default" size="xs" onClick={() => void refetch()}>
            {m.again}
          </Button>
        </Notice>
      )}
      {data && (
        <>
          <Cards figures={data} />
          <div className={classes.charts}>
            <GrowthChart growth={data.growth} />
            <GenderChart genders={data.genders} />
            <AgeChart ages={data.ages} />
          </div>
          <div className={classes.below}>
            <StatusOverview figures={data} />
            <RecentUsers users={data.recent} />
          </div>
        </>
      )}
    </div>
  );
}
