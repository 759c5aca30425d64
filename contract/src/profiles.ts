import * as Type from 'typebox';
import {
  CountryName,
  Day,
  Failure,
  IfMatchHeaders,
  Name,
  Nullable,
  OneOf,
  Text,
  Version,
  success,
  data,
  strict,
} from './common.ts';
import { ChoiceKey } from './profiles/choice-keys.ts';
import { languageCodes } from './languages.ts';
import { OwnUser, Place, minimumAge } from './members.ts';
import { switchNames } from './members/settings.ts';
import { forEachName } from './names.ts';
import {
  dealBreakers,
  distanceUnits,
  hiddenWordLimits,
  profileLimits,
  soughtGenders,
} from './profiles/limits.ts';
import { promptLimits } from './profiles/prompts.ts';
import type { Route } from './route.ts';

const tags = ['Auth'] as const;

const PromptAnswer = Type.Object(
  { prompt: ChoiceKey, answer: Text(promptLimits.answerLength) },
  strict,
);
export type PromptAnswer = Type.Static<typeof PromptAnswer>;

const Age = Type.Integer({ minimum: minimumAge, maximum: profileLimits.oldestSought });
const Distance = Type.Integer({ minimum: 1, maximum: profileLimits.distance });
const Genders = Type.Array(OneOf(soughtGenders), {
  minItems: 1,
  maxItems: soughtGenders.length,
  uniqueItems: true,
});
const DealBreakers = Type.Array(OneOf(dealBreakers), {
  maxItems: dealBreakers.length,
  uniqueItems: true,
  description: 'Preferences that the service never suggests to widen',
});
const Interests = Type.Array(ChoiceKey, {
  maxItems: profileLimits.interests,
  uniqueItems: true,
});
const Optional = (maxLength: number) => Nullable(Type.String({ maxLength }));

/** A change of a profile. An omitted field stays unchanged. */
export const ProfileChange = Type.Object(
  {
    firstName: Type.Optional(Name(profileLimits.name)),
    lastName: Type.Optional(
      Nullable(Type.String({ maxLength: profileLimits.name, format: 'visible' })),
    ),
    dateOfBirth: Type.Optional(Day),
    gender: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: profileLimits.gender,
        format: 'visible',
        description: 'woman, man, nonbinary, or your own text',
      }),
    ),
    bio: Type.Optional(Optional(profileLimits.bio)),
    location: Type.Optional(
      Type.Object(
        {
          city: Text(100),
          country: Type.String({
            minLength: 2,
            maxLength: 60,
            description: 'English name or ISO code',
          }),
        },
        strict,
      ),
    ),
    lookingFor: Type.Optional(
      Type.Object(
        {
          genders: Type.Optional(Genders),
          minAge: Type.Optional(Age),
          maxAge: Type.Optional(Age),
          maxDistance: Type.Optional(Nullable(Distance)),
          bothWays: Type.Optional(Type.Boolean()),
          dealBreakers: Type.Optional(DealBreakers),
        },
        strict,
      ),
    ),
    interests: Type.Optional(Interests),
    prompts: Type.Optional(Type.Array(PromptAnswer, { maxItems: promptLimits.perProfile })),
  },
  strict,
);
export type ProfileChange = Type.Static<typeof ProfileChange>;

export const completeProfile = {
  method: 'POST',
  url: '/auth/complete-profile',
  access: 'member',
  schema: {
    tags,
    summary: 'Complete your profile; answers 422 with what is missing',
    headers: IfMatchHeaders,
    body: ProfileChange,
    response: {
      200: success({
        account: Type.Object({ user: OwnUser }),
        onboardingComplete: Type.Boolean(),
      }),
      412: Failure,
      422: Failure,
    },
  },
} as const satisfies Route;

export const editProfile = {
  method: 'PUT',
  url: '/auth/edit-profile',
  access: 'member',
  schema: {
    tags,
    summary: 'Change your profile',
    headers: IfMatchHeaders,
    body: ProfileChange,
    response: {
      200: success({ update: Type.Object({ user: OwnUser, version: Version }) }),
      412: Failure,
      422: Failure,
    },
  },
} as const satisfies Route;

export const changeShowLastActive = {
  method: 'PUT',
  url: '/auth/show-last-active',
  access: 'member',
  schema: {
    tags,
    summary: 'Choose whether others see when you were last active',
    body: Type.Object({ showLastActive: Type.Boolean() }, strict),
    response: {
      200: data(Type.Object({ privacySettings: Type.Object({ showLastActive: Type.Boolean() }) })),
    },
  },
} as const satisfies Route;

/** One or several words, as people may write them; a star at its end stands for any ending. */
const HiddenWord = Name(hiddenWordLimits.length);

export const changeSettings = {
  method: 'PUT',
  url: '/settings',
  access: 'member',
  schema: {
    tags,
    summary:
      'Choose who can find you and what they see, how you read distances, words that you do not want to read, and your language',
    body: Type.Object(
      {
        ...forEachName(switchNames, () => Type.Optional(Type.Boolean())),
        distanceUnit: Type.Optional(OneOf(distanceUnits)),
        hideWord: Type.Optional(HiddenWord),
        unhideWord: Type.Optional(HiddenWord),
        language: Type.Optional(OneOf(languageCodes)),
      },
      { ...strict, minProperties: 1 },
    ),
    response: {
      200: data(
        Type.Object({
          settings: OwnUser.properties.settings,
          distanceUnit: OwnUser.properties.distanceUnit,
          hiddenWords: Type.Array(Type.String()),
          language: Nullable(OneOf(languageCodes)),
        }),
      ),
      403: Failure,
    },
  },
} as const satisfies Route;

export const changeLocation = {
  method: 'PUT',
  url: '/auth/location',
  access: 'member',
  schema: {
    tags,
    summary: 'Set your location by coordinates, by city and country, or both',
    body: Type.Object(
      {
        latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
        longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
        city: Type.Optional(Text(100)),
        country: Type.Optional(Type.String({ minLength: 2, maxLength: 60 })),
      },
      strict,
    ),
    response: { 200: data(Type.Object({ location: Place })), 422: Failure },
  },
} as const satisfies Route;

export const searchPlaces = {
  method: 'GET',
  url: '/places',
  access: 'member',
  schema: {
    tags: ['Places'],
    summary: 'Places whose name starts with the text, largest first',
    querystring: Type.Object(
      { search: Text(100), country: Type.Optional(Type.String({ minLength: 2, maxLength: 60 })) },
      strict,
    ),
    response: {
      200: data(
        Type.Object({
          places: Type.Array(
            Type.Object({
              city: Type.String(),
              country: CountryName,
              countryCode: Type.String(),
            }),
          ),
        }),
      ),
    },
  },
} as const satisfies Route;
