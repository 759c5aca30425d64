import type { StaffRole } from '@kindred/contract/route';
import { invite, inviteAgain, readTeam, revokeInvitation } from '@kindred/contract/team';
import { editUser } from '@kindred/contract/user-admin';
import { useQuery } from '@tanstack/react-query';
import { call } from '../lib/calls/call.ts';
import { fetchData, queryOf, useChange } from './query.ts';

/** Loaded once and after each change, because every read is logged. */
export const useTeam = () =>
  useQuery({
    ...queryOf(readTeam),
    queryFn: ({ signal, client, queryKey }) => {
      const poll = client.getQueryData(queryKey) !== undefined;
      return fetchData(readTeam, { query: poll ? { poll } : {}, signal });
    },
    staleTime: Infinity,
    gcTime: 0,
  });

export const useInvite = () =>
  useChange((body: { email: string; role: StaffRole }) => call(invite, { body }), readTeam);

export const useResendInvitation = () =>
  useChange((id: string) => call(inviteAgain, { params: { id } }), readTeam);

export const useRevokeInvitation = () =>
  useChange((id: string) => call(revokeInvitation, { params: { id } }), readTeam);

export const useChangeRole = () =>
  useChange(
    ({ id, staffRole }: { id: string; staffRole: StaffRole | null }) =>
      call(editUser, { params: { id }, body: { staffRole } }),
    readTeam,
  );
