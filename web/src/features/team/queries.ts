import type { StaffRole } from '@kindred/contract/route';
import { editUser } from '@kindred/contract/user-admin';
import { invite, inviteAgain, readTeam, revokeInvitation } from '@kindred/contract/team';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

/** Read once and after each change: every reading is written down. */
export const useTeam = () =>
  useQuery({
    queryKey: ['team'],
    queryFn: async ({ signal }) => (await call(readTeam, { signal })).data,
    staleTime: Infinity,
    gcTime: 0,
  });

function useChange<V>(mutationFn: (given: V) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: ['team'] }),
  });
}

export const useInvite = () =>
  useChange((body: { email: string; role: StaffRole }) => call(invite, { body }));

export const useInviteAgain = () =>
  useChange((id: string) => call(inviteAgain, { params: { id } }));

export const useTakeBack = () =>
  useChange((id: string) => call(revokeInvitation, { params: { id } }));

export const useChangeRole = () =>
  useChange(({ id, staffRole }: { id: string; staffRole: StaffRole | null }) =>
    call(editUser, { params: { id }, body: { staffRole } }),
  );
