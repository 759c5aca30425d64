import {
  type GivenAnswer,
  giveAnswer,
  listAnswers,
  takeBackAnswer,
} from '@kindred/contract/answers';
import { ownProfile } from '@kindred/contract/accounts';
import { blockMember, listBlocks, unblockMember } from '@kindred/contract/blocks';
import type { OwnUser } from '@kindred/contract/members';
import { readPerson } from '@kindred/contract/people';
import {
  type ProfileChange,
  changeLocation,
  changePause,
  changeShowLastActive,
  editProfile,
  searchPlaces,
} from '@kindred/contract/profiles';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { keepOwnUser } from '../../lib/keep-own-user.ts';

const own = ['own-profile'];

export const useOwnProfile = () =>
  useQuery({ queryKey: own, queryFn: async () => (await call(ownProfile)).userData.user });

/** What a change answers is what the profile is now. */
function useKeep() {
  const client = useQueryClient();
  return (user: OwnUser) => {
    client.setQueryData(own, user);
    keepOwnUser(user);
    void client.invalidateQueries({ queryKey: ['person'] });
  };
}

export function useSaveProfile() {
  const keep = useKeep();
  return useMutation({
    mutationFn: async (body: ProfileChange) => (await call(editProfile, { body })).update.user,
    onSuccess: keep,
  });
}

export function useChangeLocation() {
  const keep = useKeep();
  return useMutation({
    mutationFn: async (body: { latitude: number; longitude: number }) => {
      await call(changeLocation, { body });
      return (await call(ownProfile)).userData.user;
    },
    onSuccess: keep,
  });
}

export function useChangeSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: Partial<OwnUser['settings']>) => {
      const { showLastActive, paused } = change;
      if (showLastActive !== undefined)
        await call(changeShowLastActive, { body: { showLastActive } });
      if (paused !== undefined) await call(changePause, { body: { paused } });
    },
    onMutate: (change) =>
      client.setQueryData<OwnUser>(
        own,
        (user) => user && { ...user, settings: { ...user.settings, ...change } },
      ),
    onSettled: () => client.invalidateQueries({ queryKey: own }),
  });
}

export const usePlaces = (search: string) =>
  useQuery({
    queryKey: ['places', search],
    queryFn: async ({ signal }) =>
      (await call(searchPlaces, { query: { search }, signal })).data.places,
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });

export const usePerson = (id: string) =>
  useQuery({
    queryKey: ['person', id],
    queryFn: async ({ signal }) => (await call(readPerson, { params: { id }, signal })).data,
  });

const answers = ['answers'];

export const useAnswers = () =>
  useQuery({ queryKey: answers, queryFn: async () => (await call(listAnswers)).data.answers });

export function useGiveAnswer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ question, ...body }: GivenAnswer) =>
      call(giveAnswer, { params: { question: question as never }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: answers }),
  });
}

export function useTakeBackAnswer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (question: string) =>
      call(takeBackAnswer, { params: { question: question as never } }),
    onSettled: () => client.invalidateQueries({ queryKey: answers }),
  });
}

export const useBlocks = () =>
  useInfiniteQuery({
    queryKey: ['blocks'],
    queryFn: async ({ pageParam }) =>
      (await call(listBlocks, { query: { limit: 50, ...(pageParam && { cursor: pageParam }) } }))
        .data,
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** Somebody who is blocked, or no longer, changes every list there is. */
export function useBlock(route: typeof blockMember | typeof unblockMember) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      route.method === 'PUT'
        ? call(blockMember, { params: { id } })
        : call(unblockMember, { params: { id } }),
    onSuccess: () => client.invalidateQueries(),
  });
}
