import { i as PublicUser, v as Nullable } from './members-DaHwJcC0.js';
import * as Type from 'typebox';
// contract/src/discovery/person.ts
/** What two people have in common, and how much data that is based on. */
var Compatibility = /* @__PURE__ */ Type.Object({
  sharedInterests: /* @__PURE__ */ Type.Array(/* @__PURE__ */ Type.String()),
  agreements: /* @__PURE__ */ Type.Array(/* @__PURE__ */ Type.String(), {
    maxItems: 3,
    description: "Questions where both like the other's answer: the most important of them",
  }),
  agreed: /* @__PURE__ */ Type.Integer({ description: 'How many such questions there are' }),
  sharedQuestions: /* @__PURE__ */ Type.Integer({
    description: 'Open answers of the other that you can compare',
  }),
  answerable: /* @__PURE__ */ Type.Integer({
    description: "Their other open answers: questions that you haven't answered, or not for long",
  }),
  sameHope: /* @__PURE__ */ Nullable(
    /* @__PURE__ */ Type.Integer({
      description: "The answer that both gave to 'looking-for', if it is one of the agreements",
    }),
  ),
});
/** Someone in a list, with how well they match the caller, and why. */
var MatchedPerson = {
  person: PublicUser,
  compatibilityScore: /* @__PURE__ */ Nullable(
    /* @__PURE__ */ Type.Integer({
      minimum: 0,
      maximum: 100,
    }),
  ),
  compatibility: Compatibility,
  superlikesYou: /* @__PURE__ */ Type.Boolean({ description: 'They sent you a super like' }),
};
var { distance, distanceFormatted, ...profileFields } = PublicUser.properties;
var readPerson = {
  method: 'GET',
  url: '/auth/user/:id',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
export { readPerson as n, MatchedPerson as t };
