import type { noticeKinds } from '../../notices/all-kinds.ts';
import type { NoticeSentences } from '../../notices/texts.ts';
import { sentences as accounts } from './notices/accounts.ts';
import { sentences as chat } from './notices/chat.ts';
import { sentences as desk } from './notices/desk.ts';
import { sentences as fraudWarnings } from './notices/fraud-warnings.ts';
import { sentences as integrations } from './notices/integrations.ts';
import { sentences as likes } from './notices/likes.ts';
import { sentences as photoChecks } from './notices/photo-checks.ts';
import { sentences as premium } from './notices/premium.ts';
import { sentences as reports } from './notices/reports.ts';
import { sentences as announcements } from './notices/announcements.ts';
import { sentences as approvals } from './notices/approvals.ts';
import { sentences as safety } from './notices/safety.ts';
import { sentences as savedSearches } from './notices/saved-searches.ts';
import { sentences as userAdmin } from './notices/user-admin.ts';

export const noticeSentences: NoticeSentences<typeof noticeKinds> = {
  ...accounts,
  ...chat,
  ...desk,
  ...fraudWarnings,
  ...integrations,
  ...likes,
  ...photoChecks,
  ...premium,
  ...reports,
  ...safety,
  ...approvals,
  ...announcements,
  ...savedSearches,
  ...userAdmin,
};
