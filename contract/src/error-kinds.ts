import { accountsErrors } from './accounts/errors.ts';
import { auditErrors } from './audit/errors.ts';
import { blocksErrors } from './blocks/errors.ts';
import { chatErrors } from './chat/errors.ts';
import { complianceErrors } from './compliance/errors.ts';
import { deskErrors } from './desk/errors.ts';
import { discoveryErrors } from './discovery/errors.ts';
import { integrationsErrors } from './integrations/errors.ts';
import { invitationCodesErrors } from './invitation-codes/errors.ts';
import { importsErrors } from './imports/errors.ts';
import { likesErrors } from './likes/errors.ts';
import { liveErrors } from './live/errors.ts';
import { membersErrors } from './members/errors.ts';
import { noticesErrors } from './notices/errors.ts';
import { operationErrors } from './operation/errors.ts';
import { personalDataErrors } from './personal-data/errors.ts';
import { photoChecksErrors } from './photo-checks/errors.ts';
import { photosErrors } from './photos/errors.ts';
import { premiumErrors } from './premium/errors.ts';
import { profilesErrors } from './profiles/errors.ts';
import { reportsErrors } from './reports/errors.ts';
import { announcementErrors } from './announcements/errors.ts';
import { approvalErrors } from './approvals/errors.ts';
import { safetyErrors } from './safety/errors.ts';
import { savedSearchesErrors } from './saved-searches/errors.ts';
import { savedViewsErrors } from './saved-views/errors.ts';
import { regionErrors } from './regions/errors.ts';
import { siteErrors } from './site/errors.ts';
import { teamErrors } from './team/errors.ts';
import { userAdminErrors } from './user-admin/errors.ts';
import { commonErrors } from './common-errors.ts';
import type { ParamsOf } from './errors.ts';

/** Why a request can fail, by the code of the response. A test refuses a code that two areas declare. */
export const errorKinds = {
  ...commonErrors,
  ...accountsErrors,
  ...auditErrors,
  ...blocksErrors,
  ...chatErrors,
  ...complianceErrors,
  ...deskErrors,
  ...discoveryErrors,
  ...integrationsErrors,
  ...importsErrors,
  ...invitationCodesErrors,
  ...likesErrors,
  ...liveErrors,
  ...membersErrors,
  ...noticesErrors,
  ...operationErrors,
  ...personalDataErrors,
  ...photoChecksErrors,
  ...photosErrors,
  ...premiumErrors,
  ...profilesErrors,
  ...reportsErrors,
  ...safetyErrors,
  ...approvalErrors,
  ...announcementErrors,
  ...savedSearchesErrors,
  ...savedViewsErrors,
  ...siteErrors,
  ...regionErrors,
  ...teamErrors,
  ...userAdminErrors,
};

export type ErrorKinds = typeof errorKinds;
export type ErrorCode = keyof ErrorKinds;
export type ErrorParams<Code extends ErrorCode> = ParamsOf<ErrorKinds[Code]>;
