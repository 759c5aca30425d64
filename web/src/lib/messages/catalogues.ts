import type { messages as account } from './en/account.ts';
import type { messages as arriving } from './en/arriving.ts';
import type { messages as audit } from './en/audit.ts';
import * as errors from './en/errors.ts';
import type { messages as faqs } from './en/faqs.ts';
import type { messages as formats } from './en/formats.ts';
import type { messages as home } from './en/home.ts';
import type { messages as leaving } from './en/leaving.ts';
import type { messages as login } from './en/login.ts';
import type { messages as memberFile } from './en/member-file.ts';
import type { messages as myReports } from './en/my-reports.ts';
import type { messages as notices } from './en/notices.ts';
import type { messages as photos } from './en/photos.ts';
import type { messages as photoReview } from './en/photo-review.ts';
import type { messages as privacy } from './en/privacy.ts';
import type { messages as reports } from './en/reports.ts';
import * as shell from './en/shell.ts';
import type { messages as profile } from './en/profile.ts';
import type { messages as security } from './en/security.ts';
import type { messages as staff } from './en/staff.ts';
import type { messages as statistics } from './en/statistics.ts';
import type { messages as team } from './en/team.ts';
import type { messages as users } from './en/users.ts';

/** One entry for each area of words; English is the measure that every other language is checked against. */
export interface Catalogues {
  account: typeof account;
  arriving: typeof arriving;
  audit: typeof audit;
  errors: typeof errors.messages;
  faqs: typeof faqs;
  formats: typeof formats;
  home: typeof home;
  leaving: typeof leaving;
  login: typeof login;
  memberFile: typeof memberFile;
  myReports: typeof myReports;
  notices: typeof notices;
  photos: typeof photos;
  photoReview: typeof photoReview;
  privacy: typeof privacy;
  profile: typeof profile;
  reports: typeof reports;
  security: typeof security;
  shell: typeof shell.messages;
  staff: typeof staff;
  statistics: typeof statistics;
  team: typeof team;
  users: typeof users;
}

export type Area = keyof Catalogues;

type Loaders = { [A in Area]: () => Promise<{ messages: Catalogues[A] }> };

// The frame and what it says about failures must be there even when nothing more can be fetched.
const en: Loaders = {
  account: () => import('./en/account.ts'),
  arriving: () => import('./en/arriving.ts'),
  audit: () => import('./en/audit.ts'),
  errors: () => Promise.resolve(errors),
  faqs: () => import('./en/faqs.ts'),
  formats: () => import('./en/formats.ts'),
  home: () => import('./en/home.ts'),
  leaving: () => import('./en/leaving.ts'),
  login: () => import('./en/login.ts'),
  memberFile: () => import('./en/member-file.ts'),
  myReports: () => import('./en/my-reports.ts'),
  notices: () => import('./en/notices.ts'),
  photos: () => import('./en/photos.ts'),
  photoReview: () => import('./en/photo-review.ts'),
  privacy: () => import('./en/privacy.ts'),
  profile: () => import('./en/profile.ts'),
  reports: () => import('./en/reports.ts'),
  security: () => import('./en/security.ts'),
  shell: () => Promise.resolve(shell),
  staff: () => import('./en/staff.ts'),
  statistics: () => import('./en/statistics.ts'),
  team: () => import('./en/team.ts'),
  users: () => import('./en/users.ts'),
};

export const languages = { en } satisfies Record<string, Loaders>;

export type Language = keyof typeof languages;
