import { formatNumber } from '../formats/formats.ts';
import { inReadersLanguage } from './language.ts';

const growth = (percent: number) =>
  `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${formatNumber(Math.abs(percent))}%`;

const en = {
  title: 'Dashboard Overview',
  loading: 'Loading dashboard data...',
  failed: 'Error loading dashboard data',
  again: 'Try again',
  stale: (time: string) => `The figures can't be updated right now. You see those from ${time}.`,
  about: (figure: string) => `What ${figure} means`,
  cards: {
    total: { label: 'Total Users', about: 'All accounts, including staff.' },
    vip: { label: 'VIP Users', about: 'Users with active premium.' },
    active: {
      label: 'Active Users',
      about: "Accounts that aren't deactivated, banned or leaving.",
    },
    newThisMonth: {
      label: 'New This Month',
      about:
        'Accounts created since the first of this month. The growth compares them with all of last month, so it is low until the month ends.',
    },
    newInAll: (count: number) => `${formatNumber(count)} new this month`,
    vipRate: (percent: number) => `${formatNumber(percent)}% VIP rate`,
    onlineNow: (count: number) => `${formatNumber(count)} online now`,
    growth: (percent: number) => `${growth(percent)} growth`,
  },
  charts: {
    growth: 'User Growth',
    joined: (from: string, to: string) => `By join date, ${from} to ${to}`,
    range: 'Time range',
    days: 'Days',
    span: (from: string, to: string) => `${from} to ${to}`,
    gender: 'Gender Distribution',
    age: 'Age Distribution',
    allUsers: 'All users',
    ages: 'Users with a date of birth',
    totalUsers: 'Total users joined',
    vipUsers: 'VIP users joined',
    month: 'Month',
    genderColumn: 'Gender',
    ageColumn: 'Age',
    users: 'Users',
    share: 'Share',
    showTable: (chart: string) => `${chart}: show as a table`,
    showChart: (chart: string) => `${chart}: show as a chart`,
    export: (chart: string) => `${chart}: export as CSV`,
    exportFailed: (error: string) => `The export failed: ${error}`,
    files: { growth: 'growth.csv', genders: 'genders.csv', ages: 'ages.csv' },
  },
  ranges: {
    '7-days': '7 days',
    '30-days': '30 days',
    '90-days': '90 days',
    '6-months': '6 months',
    '12-months': '12 months',
  },
  overview: {
    title: 'User Status Overview',
    active: 'Active',
    online: 'Online',
    vip: 'VIP',
    newThisMonth: 'New this month',
    profileComplete: 'Profile completion',
    verified: 'Email verified',
    outOf: (count: number, total: number) => `${formatNumber(count)} out of ${formatNumber(total)}`,
  },
  recent: {
    title: 'Recent Users',
    all: 'All users',
    name: 'Name',
    email: 'Email',
    joined: 'Join Date',
    status: 'Status',
    plan: 'Plan',
    presence: 'Presence',
    unknown: 'Unknown',
    active: 'Active',
    inactive: 'Inactive',
    premium: 'Premium',
    free: 'Free',
    online: 'Online',
    offline: 'Offline',
    none: 'No users yet.',
  },
};

export const messages = inReadersLanguage({ en });
