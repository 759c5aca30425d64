import {
  E as strict,
  _ as Name,
  b as Text,
  l as profileLimits,
  m as Day,
  o as dealBreakers,
  u as soughtGenders,
  v as Nullable,
  y as OneOf,
} from './members-DaHwJcC0.js';
import { n as interestGroups, t as promptLabels } from './prompts-DcsEnAPY.js';
import * as Type from 'typebox';
// contract/src/profiles/interests.ts
var interestLabels = /* @__PURE__ */ Object.assign(
  {},
  .../* @__PURE__ */ Object.values(interestGroups),
);
var interests = /* @__PURE__ */ Object.keys(interestLabels);
// contract/src/profiles/prompts.ts
var prompts = /* @__PURE__ */ Object.keys(promptLabels);
/** How many prompts a profile can have, and the longest answer. */
var promptLimits = {
  perProfile: 3,
  answerLength: 200,
};
// contract/src/profiles.ts
var PromptAnswer = /* @__PURE__ */ Type.Object(
  {
    prompt: /* @__PURE__ */ OneOf(prompts),
    answer: /* @__PURE__ */ Text(promptLimits.answerLength),
  },
  strict,
);
var Age = /* @__PURE__ */ Type.Integer({
  minimum: 18,
  maximum: profileLimits.oldestSought,
});
var Distance = /* @__PURE__ */ Type.Integer({
  minimum: 1,
  maximum: profileLimits.distance,
});
var Genders = /* @__PURE__ */ Type.Array(/* @__PURE__ */ OneOf(soughtGenders), {
  minItems: 1,
  maxItems: soughtGenders.length,
  uniqueItems: true,
});
var DealBreakers = /* @__PURE__ */ Type.Array(/* @__PURE__ */ OneOf(dealBreakers), {
  maxItems: dealBreakers.length,
  uniqueItems: true,
  description: 'Preferences that the service never suggests to widen',
});
var Interests = /* @__PURE__ */ Type.Array(/* @__PURE__ */ OneOf(interests), {
  maxItems: profileLimits.interests,
  uniqueItems: true,
});
var Optional = (maxLength) => Nullable(Type.String({ maxLength }));
/** A change of a profile. An omitted field stays unchanged. */
var ProfileChange = /* @__PURE__ */ Type.Object(
  {
    firstName: /* @__PURE__ */ Type.Optional(/* @__PURE__ */ Name(profileLimits.name)),
    lastName: /* @__PURE__ */ Type.Optional(
      /* @__PURE__ */ Nullable(
        /* @__PURE__ */ Type.String({
          maxLength: profileLimits.name,
          format: 'visible',
        }),
      ),
    ),
    dateOfBirth: /* @__PURE__ */ Type.Optional(Day),
    gender: /* @__PURE__ */ Type.Optional(
      /* @__PURE__ */ Type.String({
        minLength: 1,
        maxLength: profileLimits.gender,
        format: 'visible',
        description: 'woman, man, nonbinary, or your own text',
      }),
    ),
    bio: /* @__PURE__ */ Type.Optional(/* @__PURE__ */ Optional(profileLimits.bio)),
    location: /* @__PURE__ */ Type.Optional(
      /* @__PURE__ */ Type.Object(
        {
          city: /* @__PURE__ */ Text(100),
          country: /* @__PURE__ */ Type.String({
            minLength: 2,
            maxLength: 60,
            description: 'English name or ISO code',
          }),
        },
        strict,
      ),
    ),
    lookingFor: /* @__PURE__ */ Type.Optional(
      /* @__PURE__ */ Type.Object(
        {
          genders: /* @__PURE__ */ Type.Optional(Genders),
          minAge: /* @__PURE__ */ Type.Optional(Age),
          maxAge: /* @__PURE__ */ Type.Optional(Age),
          maxDistance: /* @__PURE__ */ Type.Optional(/* @__PURE__ */ Nullable(Distance)),
          bothWays: /* @__PURE__ */ Type.Optional(/* @__PURE__ */ Type.Boolean()),
          dealBreakers: /* @__PURE__ */ Type.Optional(DealBreakers),
        },
        strict,
      ),
    ),
    interests: /* @__PURE__ */ Type.Optional(Interests),
    prompts: /* @__PURE__ */ Type.Optional(
      /* @__PURE__ */ Type.Array(PromptAnswer, { maxItems: promptLimits.perProfile }),
    ),
  },
  strict,
);
var completeProfile = {
  method: 'POST',
  url: '/auth/complete-profile',
  access: 'member',
  schema: {
    headers: { properties: { 'if-match': {} } },
    response: { 200: { required: ['success', 'account', 'onboardingComplete'] } },
  },
};
var editProfile = {
  method: 'PUT',
  url: '/auth/edit-profile',
  access: 'member',
  schema: {
    headers: { properties: { 'if-match': {} } },
    response: { 200: { required: ['success', 'update'] } },
  },
};
var changeSettings = {
  method: 'PUT',
  url: '/settings',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var changeLocation = {
  method: 'PUT',
  url: '/auth/location',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var searchPlaces = {
  method: 'GET',
  url: '/places',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
export {
  editProfile as a,
  interestLabels as c,
  completeProfile as i,
  changeLocation as n,
  searchPlaces as o,
  changeSettings as r,
  promptLimits as s,
  ProfileChange as t,
};
