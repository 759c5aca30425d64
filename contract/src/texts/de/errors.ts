import type { AllErrorTexts } from '../../error-kinds.ts';
import { accounts } from './errors/accounts.ts';
import { audit } from './errors/audit.ts';
import { blocks } from './errors/blocks.ts';
import { chat } from './errors/chat.ts';
import { desk } from './errors/desk.ts';
import { discovery } from './errors/discovery.ts';
import { likes } from './errors/likes.ts';
import { live } from './errors/live.ts';
import { members } from './errors/members.ts';
import { notices } from './errors/notices.ts';
import { operation } from './errors/operation.ts';
import { personalData } from './errors/personal-data.ts';
import { photos } from './errors/photos.ts';
import { premium } from './errors/premium.ts';
import { profiles } from './errors/profiles.ts';
import { reports } from './errors/reports.ts';
import { savedSearches } from './errors/saved-searches.ts';
import { savedViews } from './errors/saved-views.ts';
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
  ...likes,
  ...live,
  ...members,
  ...notices,
  ...operation,
  ...personalData,
  ...photos,
  ...premium,
  ...profiles,
  ...reports,
  ...savedSearches,
  ...savedViews,
  ...team,
  ...userAdmin,
};
