import { makeOwnInvitation, readOwnInvitation } from '@kindred/contract/invitation-codes/own';
import { useQuery } from '@tanstack/react-query';
import { fetchData, queryOf, useChange } from './query.ts';

export const useOwnInvitation = () =>
  useQuery({ ...queryOf(readOwnInvitation), select: ({ invitation }) => invitation });

export const useMakeOwnInvitation = () =>
  useChange(
    (replaces: string | null) => fetchData(makeOwnInvitation, { body: { replaces } }),
    readOwnInvitation,
  );
