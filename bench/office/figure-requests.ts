import { recentUsers } from '@kindred/contract/statistics';
import type { ComparedRequest } from '../comparison.ts';

/** The figures of the dashboard and of the reports, from stored counts. */
export const figureRequests: readonly ComparedRequest[] = [
  {
    id: 'dashboard',
    path: '/statistics/dashboard',
    baseline: `select (select json_agg(f) from bench.figure f) as figures,
      (select count(*) from bench.listed_user where online_until > now()) as online,
      (select json_agg(u) from bench.user_row u where id in (
        select id from bench.listed_user order by created_at desc, id desc limit ${recentUsers})) as recent`,
  },
  {
    id: 'report-figures',
    path: '/reports/report/stats/statistics',
    baseline: `select (select json_agg(f) from bench.report_figure f) as figures,
      (select avg(seconds) from bench.first_response_time
        where first_answered_at > now() - interval '30 days' and first_answered_at <= now()) as response_time`,
  },
];
