import { dashboard } from '@kindred/contract/statistics';
import {
  type MemberFile,
  changeUserVip,
  readMemberFile,
} from '@kindred/contract/user-admin/member-file';
import { call } from '../../lib/calls/call.ts';
import { useChange } from '../query.ts';
import { userLists } from '../user-admin/user-list.ts';

/** Gives a member premium until a time, or ends it. */
export const useChangeVip = ({ user, version }: Pick<MemberFile, 'user' | 'version'>) =>
  useChange(
    (body: { until: string | null; reason: string }) =>
      call(changeUserVip, { params: { id: user._id }, body, ifMatch: version }),
    readMemberFile,
    ...userLists,
    dashboard,
  );
