import type { AllErrorTexts } from '../../error-kinds.ts';
import { accounts } from './errors/accounts.ts';
import { audit } from './errors/audit.ts';
import { blocks } from './errors/blocks.ts';
import { chat } from './errors/chat.ts';
import { desk } from './errors/desk.ts';
import { discovery } from './errors/discovery.ts';
import { integrations } from './errors/integrations.ts';
import { compliance } from './errors/compliance.ts';
import { invitationCodes } from './errors/invitation-codes.ts';
import { imports } from './errors/imports.ts';
import { likes } from './errors/likes.ts';
import { live } from './errors/live.ts';
import { members } from './errors/members.ts';
import { notices } from './errors/notices.ts';
import { operation } from './errors/operation.ts';
import { personalData } from './errors/personal-data.ts';
import { photoChecks } from './errors/photo-checks.ts';
import { photos } from './errors/photos.ts';
import { premium } from './errors/premium.ts';
import { profiles } from './errors/profiles.ts';
import { regions } from './errors/regions.ts';
import { reports } from './errors/reports.ts';
import { announcements } from './errors/announcements.ts';
import { approvals } from './errors/approvals.ts';
import { safety } from './errors/safety.ts';
import { savedSearches } from './errors/saved-searches.ts';
import { savedViews } from './errors/saved-views.ts';
import { site } from './errors/site.ts';
import { team } from './errors/team.ts';
import { userAdmin } from './errors/user-admin.ts';
import { common } from './errors/common.ts';

/** A code without a sentence, or a sentence without a code, is a type error. */
export const errorTexts: AllErrorTexts = {
  ...common,
  ...accounts,
  ...audit,
  ...blocks,
  ...chat,
  ...desk,
  ...discovery,
  ...integrations,
  ...imports,
  ...compliance,
  ...invitationCodes,
  ...likes,
  ...live,
  ...members,
  ...notices,
  ...operation,
  ...personalData,
  ...photoChecks,
  ...photos,
  ...premium,
  ...profiles,
  ...regions,
  ...reports,
  ...safety,
  ...approvals,
  ...announcements,
  ...savedSearches,
  ...savedViews,
  ...site,
  ...team,
  ...userAdmin,
};
