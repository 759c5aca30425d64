import * as Type from 'typebox';
import { OneOf, Poll, content, data, strict } from './common.ts';
import { User } from './members.ts';
import { permissions } from './permissions.ts';
import type { Route } from './route.ts';
import { type GrowthRange, defaultGrowthRange, growthRanges } from './statistics/growth-ranges.ts';

export const recentUsers = 5;
export const ageBuckets = ['18-25', '26-35', '36-45', '46-55', '56+'] as const;
export const oldestAge = 120;

const Count = Type.Integer({ minimum: 0 });
const Percent = Type.Number();
const range = Type.Unsafe<GrowthRange>({
  ...OneOf(growthRanges),
  default: defaultGrowthRange,
  description: 'The period of the growth chart, up to today',
});

export const Dashboard = Type.Object(
  {
    total: Count,
    vip: Count,
    active: Count,
    online: Count,
    verified: Count,
    profileComplete: Count,
    newThisMonth: Count,
    newLastMonth: Count,
    growthPercent: Percent,
    vipRate: Percent,
    engagementRate: Percent,
    month: Type.String({ description: 'YYYY-MM, which newThisMonth counts' }),
    growth: Type.Array(
      Type.Object({
        from: Type.String({ description: 'YYYY-MM-DD' }),
        to: Type.String({ description: 'YYYY-MM-DD, the last day' }),
        total: Count,
        vip: Count,
      }),
    ),
    genders: Type.Array(Type.Object({ gender: Type.String(), count: Count })),
    ages: Type.Array(Type.Object({ bucket: Type.String(), count: Count })),
    recent: Type.Array(User),
  },
  { title: 'Dashboard' },
);
export type Dashboard = Type.Static<typeof Dashboard>;

export const dashboard = {
  method: 'GET',
  url: '/statistics/dashboard',
  access: permissions.readFigures,
  forKeys: { scope: 'figures' },
  schema: {
    tags: ['Statistics'],
    summary: "The dashboard's figures and the newest users",
    querystring: Type.Object(
      {
        recent: Type.Boolean({ default: true, description: 'Whether to add the newest users' }),
        range,
        poll: Poll,
      },
      strict,
    ),
    response: { 200: data(Dashboard) },
  },
} as const satisfies Route;

export const figureCharts = ['growth', 'genders', 'ages'] as const;
export type FigureChart = (typeof figureCharts)[number];

export const exportFigures = {
  method: 'GET',
  url: '/statistics/export',
  access: permissions.readFigures,
  schema: {
    tags: ['Statistics'],
    summary: 'The figures of one chart as CSV; exporting them is logged',
    querystring: Type.Object({ chart: OneOf(figureCharts), range }, strict),
    response: { 200: content('text/csv') },
  },
} as const satisfies Route;
