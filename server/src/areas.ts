import { accounts } from './areas/accounts/area.ts';
import { announcements } from './areas/announcements/area.ts';
import { approvals } from './areas/approvals/area.ts';
import { audit } from './areas/audit/area.ts';
import { blocks } from './areas/blocks/area.ts';
import { chat } from './areas/chat/area.ts';
import { compliance } from './areas/compliance/area.ts';
import { desk } from './areas/desk/area.ts';
import { discovery } from './areas/discovery/area.ts';
import { fraudWarnings } from './areas/fraud-warnings/area.ts';
import { integrations } from './areas/integrations/area.ts';
import { invitationCodes } from './areas/invitation-codes/area.ts';
import { imports } from './areas/imports/area.ts';
import { likes } from './areas/likes/area.ts';
import { live } from './areas/live/area.ts';
import { notices } from './areas/notices/area.ts';
import { operation } from './areas/operation/area.ts';
import { personalData } from './areas/personal-data/area.ts';
import { photoChecks } from './areas/photo-checks/area.ts';
import { photos } from './areas/photos/area.ts';
import { premium } from './areas/premium/area.ts';
import { profiles } from './areas/profiles/area.ts';
import { reports } from './areas/reports/area.ts';
import { safety } from './areas/safety/area.ts';
import { savedSearches } from './areas/saved-searches/area.ts';
import { savedViews } from './areas/saved-views/area.ts';
import { site } from './areas/site/area.ts';
import { statistics } from './areas/statistics/area.ts';
import { team } from './areas/team/area.ts';
import { userAdmin } from './areas/user-admin/area.ts';
import type { Area } from './platform/area.ts';

/** Every area of the product. The application is assembled from this list. */
export const areas: readonly Area[] = [
  accounts,
  profiles,
  photos,
  photoChecks,
  discovery,
  blocks,
  likes,
  // Before chats and reports, in the order in which locks are taken when a member is erased.
  desk,
  chat,
  safety,
  fraudWarnings,
  savedSearches,
  premium,
  live,
  notices,
  reports,
  statistics,
  savedViews,
  site,
  integrations,
  userAdmin,
  team,
  invitationCodes,
  approvals,
  announcements,
  imports,
  audit,
  operation,
  compliance,
  personalData,
];
