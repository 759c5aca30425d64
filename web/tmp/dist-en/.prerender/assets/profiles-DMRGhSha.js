import { d as ownProfile, f as CallError, t as session } from './session-qxZvcB-b.js';
import {
  a as editProfile,
  i as completeProfile,
  n as changeLocation,
  o as searchPlaces,
  r as changeSettings,
} from './profiles-hZ-wre1n.js';
import { t as call } from './call-DKXJHjxq.js';
import { t as keepOwnUser } from './keep-own-user-Dw1eKmBJ.js';
import { t as staleData } from './stale-data-DSppwhMI.js';
import { D as readOwnProfileAgain, E as ownProfileQuery, T as keepOwnProfile } from '../entry.mjs';
import { n as preferencesChanged } from './preferences-change-hUnHRLFP.js';
import { n as invalidate, o as queryOf } from './query-AAxsCU1Q.js';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
// web/src/api/profiles.ts
var useSaveProfile = () =>
  useMutation({
    mutationFn: async ({ body, version }) =>
      (
        await call(editProfile, {
          body,
          ifMatch: version,
        })
      ).update,
    onSuccess: (now, { body }, _before, { client }) => {
      keepOwnProfile(client, now);
      if (body.lookingFor || body.location || body.gender) preferencesChanged(client);
    },
    onError: acceptRefusal,
  });
/** Stores the last change of a new profile. Fails as long as something is missing. */
var useCompleteProfile = () =>
  useMutation({
    mutationFn: async ({ body, version }, { client }) => {
      const { account, onboardingComplete } = await call(completeProfile, {
        body,
        ifMatch: version,
      });
      keepOwnUser(account.user, {
        onboardingComplete,
        requiresProfileCompletion: false,
      });
      return readOwnProfileAgain(client);
    },
    onSuccess: (now, _given, _before, { client }) => keepOwnProfile(client, now),
    onError: acceptRefusal,
  });
/** Someone else's change came first: the refusal has the current profile. */
function acceptRefusal(error, _given, _before, at) {
  const now = staleData(error);
  if (now) keepOwnProfile(at.client, now);
  leaveIfDeleted(error);
}
/** The server keeps no account of a person who turns out to be under 18. The sign-in page shows the error. */
function leaveIfDeleted(error) {
  const body = error instanceof CallError ? error.body : null;
  if (JSON.stringify(body ?? {}).includes('"accountDeleted":true')) session.forget(error);
}
var useChangeLocation = () =>
  useMutation({
    mutationFn: async (body, { client }) => {
      await call(changeLocation, { body });
      return readOwnProfileAgain(client);
    },
    onSuccess: (now, _given, _before, { client }) => {
      keepOwnProfile(client, now);
      preferencesChanged(client);
    },
  });
/** Shows a changed setting, or that its change was undone: each is on or off. */
function showSettings(client, change, { undo = false } = {}) {
  const settings = Object.fromEntries(
    Object.entries(change).map(([name, on]) => [name, undo ? !on : on]),
  );
  client.setQueryData(
    ownProfileQuery.queryKey,
    (own) =>
      own && {
        ...own,
        user: {
          ...own.user,
          settings: {
            ...own.user.settings,
            ...settings,
          },
        },
      },
  );
}
/** A changed setting shows immediately, and reverts when it could not be saved. */
var useChangeSettings = () =>
  useMutation({
    mutationFn: (body) => call(changeSettings, { body }),
    onMutate: (change, { client }) => showSettings(client, change),
    onError: (_error, change, _before, { client }) => showSettings(client, change, { undo: true }),
    onSettled: (_data, _error, _change, _before, { client }) => invalidate(client, ownProfile),
  });
/** Every page reads the unit from the session, so the change counts once it is there. */
var useChangeDistanceUnit = () =>
  useMutation({
    mutationFn: async (distanceUnit, { client }) => {
      await call(changeSettings, { body: { distanceUnit } });
      return readOwnProfileAgain(client);
    },
  });
var usePlaces = (search) =>
  useQuery({
    ...queryOf(searchPlaces, { query: { search } }),
    select: ({ places }) => places,
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
export {
  usePlaces as a,
  useCompleteProfile as i,
  useChangeLocation as n,
  useSaveProfile as o,
  useChangeSettings as r,
  useChangeDistanceUnit as t,
};
