import { saveAnswer, listAnswers, removeAnswer } from '@kindred/contract/profiles/answers';
import { ownProfile } from '@kindred/contract/accounts';
import { settingOf, switchNames } from '@kindred/contract/members/settings';
import {
  changeLocation,
  changeSettings,
  changeShowLastActive,
  completeProfile,
  editProfile,
  searchPlaces,
} from '@kindred/contract/profiles';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { presentMoment } from '../../platform/time/moment.ts';
import { countryCode, countryName } from '../../platform/geo/countries.ts';
import { readerLanguage } from '../../platform/http/language.ts';
import { sendEtag } from '../../platform/http/responses/etag.ts';
import { searchPlaces as findPlaces } from '../../platform/geo/gazetteer.ts';
import { isOffered } from '../../platform/site/regions.ts';
import { serve } from '../../platform/http/serve.ts';
import { findAnswers } from './answers.ts';
import { deleteAnswer, writeAnswer } from './change-answer.ts';
import { completeOwnProfile } from './completion.ts';
import { recordReached } from '../members/limit-reached.ts';
import { requireRight } from '../premium/rights/require-right.ts';
import { lockCaller } from '../members/lock-caller.ts';
import { onboardingOf } from '../members/onboarding.ts';
import { readOwnUser, versionOf, withVersion } from './own-user.ts';
import { countChanges } from './change-limits.ts';
import { findOwnPlace } from './find-place.ts';
import { isFirstDay } from './moment-to-count.ts';
import { placeByName, placeByPosition } from './place.ts';
import { changeOwnProfile } from './own-change.ts';
import { changePlace } from './profile-change.ts';
import { changeSettings as changeOwnSettings } from './settings.ts';
import { aboutCaller } from '../../platform/visibility.ts';

const maxPlaces = 8;

export function profileRoutes(app: FastifyInstance) {
  const { pool, now, site } = app;
  const by = (request: FastifyRequest) => ({ request, ...presentMoment(app) });

  serve(app, ownProfile, async ({ member, request, reply }) => {
    const user = await readOwnUser(pool, member.id, presentMoment(app));
    sendEtag(reply, versionOf(user));
    const asks = await app.pagesToAccept(member, readerLanguage(request));
    const { settings: privacySettings } = user;
    const approval = member.staffRole ? null : (member.pending ?? null);
    const userData = { ...withVersion(user), privacySettings, asks, approval };
    return { userData: { ...userData, ...onboardingOf(user) } };
  });

  serve(app, completeProfile, async ({ member, body, request, reply }) => {
    const user = await completeOwnProfile(app, member, body, by(request));
    sendEtag(reply, versionOf(user));
    return { account: { user }, onboardingComplete: user.isEmailVerified };
  });

  serve(app, editProfile, async ({ member, body, request, reply }) => {
    const user = await changeOwnProfile(app, member, body, by(request));
    sendEtag(reply, versionOf(user));
    return { update: withVersion(user) };
  });

  serve(app, changeShowLastActive, async ({ member, body: { showLastActive } }) => {
    await changeOwnSettings(pool, member.id, { showLastActive });
    return { data: { privacySettings: { showLastActive } } };
  });

  serve(app, changeSettings, async ({ member, body }) => {
    for (const name of switchNames) {
      const { right } = settingOf(name);
      if (right && body[name]) await requireRight(app, member, right);
    }
    return { data: await changeOwnSettings(pool, member.id, body) };
  });

  serve(app, changeLocation, async ({ member, body, request }) => {
    const place = findOwnPlace(app, member, request, () => requestedPlace(body));
    await changePlace(app, member.id, place);
    const country = countryName(place.country) ?? place.country;
    return { data: { location: { city: place.city, country } } };
  });

  serve(app, searchPlaces, async ({ query: { search, country } }) => {
    const code = country && countryCode(country);
    if (country && !code) return { data: { places: [] } };
    const found = findPlaces(search, {
      limit: 30,
      ...(code && { country: code }),
      isOffered: (of) => isOffered(app.site, of),
    });
    // Small towns that even their region does not tell apart are listed once: the name means the largest of them.
    const named = new Map(found.map((place) => [`${place.city}, ${place.country}`, place]));
    const places = [...named.values()].slice(0, maxPlaces).map((place) => ({
      city: place.city,
      country: countryName(place.country) ?? place.country,
      countryCode: place.country,
    }));
    return { data: { places } };
  });

  serve(app, listAnswers, async ({ member }) => ({
    data: { answers: await findAnswers(pool, member.id, site.document) },
  }));

  serve(app, saveAnswer, async ({ member, params: { question }, body }) => {
    const { answer } = await changeAnswer(member.id, (client) =>
      writeAnswer(
        client,
        member.id,
        { question, ...body },
        { now: now(), document: site.document },
      ),
    );
    return { data: { answer } };
  });

  serve(app, removeAnswer, async ({ member, params: { question } }) => {
    await changeAnswer(member.id, async (client) => ({
      isCounted: await deleteAnswer(client, member.id, question),
    }));
    return { data: { answered: false } };
  });

  /** Limited, as everything that a member answers reveals something about the open answers of others. */
  const changeAnswer = <T extends { isCounted: boolean }>(
    id: string,
    change: (client: PoolClient) => Promise<T>,
  ) =>
    recordReached(app, id, () =>
      inTransaction(pool, async (client) => {
        await lockCaller(client, id);
        const changed = await change(client);
        if (changed.isCounted) {
          const isFirst = await isFirstDay(client, id, now());
          await countChanges(client, app, id, [isFirst ? 'firstAnswer' : 'answer']);
        }
        return changed;
      }),
    );
}

interface PlaceBody {
  readonly latitude?: number;
  readonly longitude?: number;
  readonly city?: string;
  readonly country?: string;
}

function requestedPlace({ latitude, longitude, city, country }: PlaceBody) {
  const named = city !== undefined && country !== undefined ? { city, country } : undefined;
  if (latitude !== undefined && longitude !== undefined)
    return placeByPosition({ latitude, longitude }, named);
  if (named) return placeByName(named);
  throw new AppError('place_incomplete');
}

export const visibility = [
  aboutCaller(ownProfile),
  aboutCaller(completeProfile, { body: {} }),
  aboutCaller(editProfile, { body: { bio: 'Mine alone' } }),
  aboutCaller(changeShowLastActive, { body: { showLastActive: false } }),
  aboutCaller(changeSettings, { body: { paused: true } }),
  aboutCaller(changeLocation, { body: { city: 'Paris', country: 'FR' } }),
  aboutCaller(searchPlaces, { url: '/places?search=porto' }),
  aboutCaller(listAnswers),
  aboutCaller(saveAnswer, {
    url: '/answers/tidy',
    body: { mine: 1, accepted: [1], importance: 'very' },
  }),
  aboutCaller(removeAnswer, { url: '/answers/tidy' }),
];
