import { accountsErrors } from './accounts/errors.ts';
import { auditErrors } from './audit/errors.ts';
import { blocksErrors } from './blocks/errors.ts';
import { chatErrors } from './chat/errors.ts';
import { deskErrors } from './desk/errors.ts';
import { discoveryErrors } from './discovery/errors.ts';
import { likesErrors } from './likes/errors.ts';
import { liveErrors } from './live/errors.ts';
import { membersErrors } from './members/errors.ts';
import { noticesErrors } from './notices/errors.ts';
import { operationErrors } from './operation/errors.ts';
import { personalDataErrors } from './personal-data/errors.ts';
import { photosErrors } from './photos/errors.ts';
import { premiumErrors } from './premium/errors.ts';
import { profilesErrors } from './profiles/errors.ts';
import { reportsErrors } from './reports/errors.ts';
import { savedSearchesErrors } from './saved-searches/errors.ts';
import { savedViewsErrors } from './saved-views/errors.ts';
import { teamErrors } from './team/errors.ts';
import { userAdminErrors } from './user-admin/errors.ts';
import { commonErrors } from './common-errors.ts';
import type { ErrorTexts, ParamsOf } from './errors.ts';

/** Why a request can fail, by the code of the response. A test refuses a code that two areas declare. */
export const errorKinds = {
  ...commonErrors,
  ...accountsErrors,
  ...auditErrors,
  ...blocksErrors,
  ...chatErrors,
  ...deskErrors,
  ...discoveryErrors,
  ...likesErrors,
  ...liveErrors,
  ...membersErrors,
  ...noticesErrors,
  ...operationErrors,
  ...personalDataErrors,
  ...photosErrors,
  ...premiumErrors,
  ...profilesErrors,
  ...reportsErrors,
  ...savedSearchesErrors,
  ...savedViewsErrors,
  ...teamErrors,
  ...userAdminErrors,
};

export type ErrorKinds = typeof errorKinds;
export type ErrorCode = keyof ErrorKinds;
export type ErrorParams<Code extends ErrorCode> = ParamsOf<ErrorKinds[Code]>;
export type AllErrorTexts = ErrorTexts<ErrorKinds>;
