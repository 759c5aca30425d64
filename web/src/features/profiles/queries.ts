import {
  type GivenAnswer,
  giveAnswer,
  listAnswers,
  takeBackAnswer,
} from '@kindred/contract/profiles/answers';
import type { OwnUser } from '@kindred/contract/members';
import { readPerson } from '@kindred/contract/discovery';
import {
  type ProfileChange,
  changeLocation,
  changePause,
  changeShowLastActive,
  editProfile,
  searchPlaces,
} from '@kindred/contract/profiles';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import {
  type OwnProfile,
  keepOwnProfile,
  ownProfileQuery,
  readOwnProfileAgain,
} from '../../api/accounts/own-profile.ts';

export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ body, version }: { body: ProfileChange; version: string }) =>
      (await call(editProfile, { body, ifMatch: version })).update,
    onSuccess: (now) => keepOwnProfile(client, now),
  });
}

export function useChangeLocation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: { latitude: number; longitude: number }) => {
      await call(changeLocation, { body });
      return readOwnProfileAgain(client);
    },
    onSuccess: (now) => keepOwnProfile(client, now),
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
      client.setQueryData<OwnProfile>(
        ownProfileQuery.queryKey,
        (own) =>
          own && { ...own, user: { ...own.user, settings: { ...own.user.settings, ...change } } },
      ),
    onSettled: () => client.invalidateQueries({ queryKey: ownProfileQuery.queryKey }),
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
