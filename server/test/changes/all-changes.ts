import type { Changes } from './change.ts';
import { accountChanges, photoChanges, profileChanges } from './account-changes.ts';
import { chatChanges } from './chat-changes.ts';
import { announcementChanges } from './announcement-changes.ts';
import { approvalChanges } from './approval-changes.ts';
import { safetyChanges } from './safety-changes.ts';
import { complianceChanges } from './compliance-changes.ts';
import { photoCheckChanges } from './photo-check-changes.ts';
import { importChanges } from './import-changes.ts';
import { noticeChanges } from './notice-changes.ts';
import { deskChanges } from './desk-changes.ts';
import { plainChanges } from './plain-changes.ts';
import { premiumChanges } from './premium-changes.ts';
import { searchChanges } from './search-changes.ts';
import { invitationChanges } from './invitation-changes.ts';
import { integrationChanges } from './integration-changes.ts';
import { siteChanges } from './site-changes.ts';
import { reportChanges, teamChanges, userChanges } from './staff-changes.ts';

/** How each change is made from many clients at the same time. */
export const allChanges: Changes = {
  ...plainChanges,
  ...chatChanges,
  ...safetyChanges,
  ...photoCheckChanges,
  ...approvalChanges,
  ...announcementChanges,
  ...accountChanges,
  ...profileChanges,
  ...photoChanges,
  ...searchChanges,
  ...noticeChanges,
  ...premiumChanges,
  ...reportChanges,
  ...deskChanges,
  ...complianceChanges,
  ...importChanges,
  ...siteChanges,
  ...integrationChanges,
  ...invitationChanges,
  ...userChanges,
  ...teamChanges,
};
