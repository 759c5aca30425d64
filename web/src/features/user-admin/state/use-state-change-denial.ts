import type { User } from '@kindred/contract/members';
import { changeUserStatus } from '@kindred/contract/user-admin';
import { mayCall, mayOpen } from '../../../lib/calls/may-call.ts';
import { messages } from '#texts/user-admin.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';

/** The reason why the signed-in member of staff may not change the state of this user; null when they may. */
export function useStateChangeDenial({
  _id,
  isAdmin,
}: Pick<User, '_id' | 'isAdmin'>): string | null {
  const { state: m } = messages;
  const session = useSession();
  if (!mayCall(session, changeUserStatus)) return m.notYours;
  if (session.user?._id === _id) return m.ownAccount;
  if (!mayOpen(session, { _id, isAdmin })) return m.colleague;
  return null;
}
