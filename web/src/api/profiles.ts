import { ownProfile } from '@kindred/contract/accounts';
import type { Language } from '@kindred/contract/languages';
import type { OwnUser } from '@kindred/contract/members';
import type { SwitchName } from '@kindred/contract/members/settings';
import type { DistanceUnit } from '@kindred/contract/profiles/limits';
import {
  type ProfileChange,
  changeLocation,
  changeSettings,
  completeProfile,
  editProfile,
  searchPlaces,
} from '@kindred/contract/profiles';
import { type QueryClient, keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { CallError } from '../lib/calls/call-error.ts';
import { call } from '../lib/calls/call.ts';
import { chooseLanguage } from '../lib/language/choice.ts';
import { keepOwnUser } from '../lib/sessions/keep-own-user.ts';
import { session } from '../lib/sessions/session.ts';
import { staleData } from '../lib/calls/stale-data.ts';
import {
  type OwnProfile,
  keepOwnProfile,
  ownProfileQuery,
  readOwnProfileAgain,
} from './accounts/own-profile.ts';
import { preferencesChanged } from './preferences-change.ts';
import { invalidate, queryOf } from './query.ts';

export const useSaveProfile = () =>
  useMutation({
    mutationFn: async ({ body, version }: { body: ProfileChange; version: string }) =>
      (await call(editProfile, { body, ifMatch: version })).update,
    onSuccess: (now, { body }, _before, { client }) => {
      keepOwnProfile(client, now);
      if (body.lookingFor || body.location || body.gender) preferencesChanged(client);
    },
    onError: acceptRefusal,
  });

/** Stores the last change of a new profile. Fails as long as something is missing. */
export const useCompleteProfile = () =>
  useMutation({
    mutationFn: async ({ body, version }: { body: ProfileChange; version: string }, { client }) => {
      const { account, onboardingComplete } = await call(completeProfile, {
        body,
        ifMatch: version,
      });
      keepOwnUser(account.user, { onboardingComplete, requiresProfileCompletion: false });
      return readOwnProfileAgain(client);
    },
    onSuccess: (now, _given, _before, { client }) => keepOwnProfile(client, now),
    onError: acceptRefusal,
  });

/** Someone else's change came first: the refusal has the current profile. */
function acceptRefusal(
  error: unknown,
  _given: unknown,
  _before: unknown,
  at: { client: QueryClient },
) {
  const now = staleData<OwnProfile>(error);
  if (now) keepOwnProfile(at.client, now);
  leaveIfDeleted(error);
}

/** The server keeps no account of a person who turns out to be under 18. The sign-in page shows the error. */
function leaveIfDeleted(error: unknown) {
  const body = error instanceof CallError ? error.body : null;
  if (JSON.stringify(body ?? {}).includes('"accountDeleted":true')) session.forget(error);
}

export const useChangeLocation = () =>
  useMutation({
    mutationFn: async (body: { latitude: number; longitude: number }, { client }) => {
      await call(changeLocation, { body });
      return readOwnProfileAgain(client);
    },
    onSuccess: (now, _given, _before, { client }) => {
      keepOwnProfile(client, now);
      preferencesChanged(client);
    },
  });

/** Shows a changed setting, or that its change was undone: each is on or off. */
function showSettings(client: QueryClient, change: SettingsChange, { undo = false } = {}) {
  const settings = Object.fromEntries(
    Object.entries(change).map(([name, on]) => [name, undo ? !on : on]),
  );
  client.setQueryData(
    ownProfileQuery.queryKey,
    (own) =>
      own && { ...own, user: { ...own.user, settings: { ...own.user.settings, ...settings } } },
  );
}

type SettingsChange = Partial<Pick<OwnUser['settings'], SwitchName>>;

/** A changed setting shows immediately, and reverts when it could not be saved. */
export const useChangeSettings = () =>
  useMutation({
    mutationFn: (body: SettingsChange) => call(changeSettings, { body }),
    onMutate: (change, { client }) => showSettings(client, change),
    onError: (_error, change, _before, { client }) => showSettings(client, change, { undo: true }),
    onSettled: (_data, _error, _change, _before, { client }) => invalidate(client, ownProfile),
  });

/** Every page reads the unit from the session, so the change counts once it is there. */
export const useChangeDistanceUnit = () =>
  useMutation({
    mutationFn: async (distanceUnit: DistanceUnit, { client }) => {
      await call(changeSettings, { body: { distanceUnit } });
      return readOwnProfileAgain(client);
    },
  });

/** Every page reads the hidden words from the session, so the change counts once it is there. */
export const useChangeHiddenWords = () =>
  useMutation({
    mutationFn: async (body: { hideWord: string } | { unhideWord: string }, { client }) => {
      await call(changeSettings, { body });
      return readOwnProfileAgain(client);
    },
  });

/** The page is then loaded again in it. */
export const useChangeLanguage = () =>
  useMutation({
    mutationFn: async (language: Language) => {
      await call(changeSettings, { body: { language } });
      await chooseLanguage(language);
    },
  });

export const usePlaces = (search: string, country?: string) =>
  useQuery({
    ...queryOf(searchPlaces, { query: { search, ...(country && { country }) } }),
    select: ({ places }) => places,
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
