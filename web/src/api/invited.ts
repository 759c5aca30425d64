import { acceptInvited, readInvited, refuseInvited } from '@kindred/contract/imports/invited';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type RouteInput, send } from '../lib/calls/send.ts';
import { session } from '../lib/sessions/session.ts';
import { fetchData, linkRead, queryOf } from './query.ts';

/** What was imported about the reader of a mail. */
export const useInvited = (token: string | null) =>
  useQuery({
    ...queryOf(readInvited, { body: { token: token ?? '' } }),
    ...linkRead(token),
    select: ({ invited }) => invited,
  });

/** Returns the new member, or null and sets the session's error. */
export const acceptInvitation = (body: NonNullable<RouteInput<typeof acceptInvited>['body']>) =>
  session.enter(async (stored) => (await send(acceptInvited, { body }, stored)).data);

export const useRefuseInvited = (token: string) =>
  useMutation({ mutationFn: () => fetchData(refuseInvited, { body: { token } }) });
