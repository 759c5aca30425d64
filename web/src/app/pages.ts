import { accessibilityPages } from '../features/accessibility/pages.ts';
import { accountPages } from '../features/accounts/pages.ts';
import { announcementPages } from '../features/announcements/pages.ts';
import { approvalPages } from '../features/approvals/pages.ts';
import { auditPages } from '../features/audit/pages.ts';
import { deskPages } from '../features/desk/pages.ts';
import { chatPages } from '../features/chat/pages.ts';
import { discoveryPages } from '../features/discovery/pages.ts';
import { faqsPages } from '../features/faqs/pages.ts';
import { fraudWarningPages } from '../features/fraud-warnings/pages.ts';
import { helpPages } from '../features/help/pages.ts';
import { homePages } from '../features/home/pages.ts';
import { compliancePages } from '../features/compliance/pages.ts';
import { integrationPages } from '../features/integrations/pages.ts';
import { invitationPages } from '../features/invitation-codes/pages.ts';
import { importPages } from '../features/imports/pages.ts';
import { likePages } from '../features/likes/pages.ts';
import { noticePages } from '../features/notices/pages.ts';
import { operationPages } from '../features/operation/pages.ts';
import { ownPages } from '../features/own-pages/pages.ts';
import { personalDataPages } from '../features/personal-data/pages.ts';
import { premiumPages } from '../features/premium/pages.ts';
import { privacyPages } from '../features/privacy/pages.ts';
import { profilePages } from '../features/profiles/pages.ts';
import { reportPages } from '../features/reports/pages.ts';
import { photoCheckPages } from '../features/photo-checks/pages.ts';
import { safetyPages } from '../features/safety/pages.ts';
import { settingsPages } from '../features/settings/pages.ts';
import { sitePages } from '../features/site/pages.ts';
import { statisticsPages } from '../features/statistics/pages.ts';
import { teamPages } from '../features/team/pages.ts';
import { userAdminPages } from '../features/user-admin/pages.ts';

/** Every page of the web, in the lists of its features. */
export const pages = [
  ...accessibilityPages,
  ...accountPages,
  ...announcementPages,
  ...approvalPages,
  ...auditPages,
  ...deskPages,
  ...chatPages,
  ...discoveryPages,
  ...faqsPages,
  ...fraudWarningPages,
  ...helpPages,
  ...homePages,
  ...compliancePages,
  ...integrationPages,
  ...importPages,
  ...invitationPages,
  ...likePages,
  ...noticePages,
  ...ownPages,
  ...personalDataPages,
  ...premiumPages,
  ...privacyPages,
  ...profilePages,
  ...reportPages,
  ...photoCheckPages,
  ...safetyPages,
  ...settingsPages,
  ...sitePages,
  ...statisticsPages,
  ...operationPages,
  ...teamPages,
  ...userAdminPages,
] as const;
