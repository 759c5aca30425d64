import { acceptInvitation, join, readInvitation } from '@kindred/contract/team';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type RouteInput, send } from '../../lib/calls/send.ts';
import { session } from '../../lib/sessions/session.ts';
import { fetchData, linkRead, queryOf } from '../query.ts';

/** The details of a mailed invitation. */
export const useInvitation = (token: string | null) =>
  useQuery({
    ...queryOf(readInvitation, { body: { token: token ?? '' } }),
    ...linkRead(token),
  });

/** Accepts it with the signed-in account, which the server then signs out everywhere. */
export const useAcceptInvitation = (token: string) =>
  useMutation({
    mutationFn: async () => {
      await fetchData(acceptInvitation, { body: { token } });
      session.forget();
    },
  });

/** Accepts it with a new account. Returns the user, or null and sets the session's error. */
export const joinTeam = (body: NonNullable<RouteInput<typeof join>['body']>) =>
  session.enter(async (stored) => (await send(join, { body }, stored)).data);
