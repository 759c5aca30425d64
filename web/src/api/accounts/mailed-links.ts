import {
  type MailedLink,
  readMailedLink,
  undoEmailChange,
} from '@kindred/contract/accounts/mailed-links';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';
import { useSession } from '../../lib/sessions/use-session.ts';
import { linkRead, queryOf } from '../query.ts';
import { ownProfileQuery } from './own-profile.ts';

/** The account that a mailed link is for. */
export const useMailedLink = (link: MailedLink, token: string | null) =>
  useQuery({
    ...queryOf(readMailedLink, { body: { link, token: token ?? '' } }),
    ...linkRead(token),
  });

/** The current address of the signed-in account, from the server; null if signed out. */
export function useOwnAddress() {
  const signedIn = useSession().token !== null;
  const { data, isPending } = useQuery({ ...ownProfileQuery, enabled: signedIn, retry: false });
  if (!signedIn) return { isPending: false, email: null };
  return { isPending, email: data?.user.email ?? null };
}

export const useUndoEmailChange = (token: string) =>
  useMutation({
    mutationFn: ({ password }: { password: string }) =>
      call(undoEmailChange, { body: { token, password } }),
  });
