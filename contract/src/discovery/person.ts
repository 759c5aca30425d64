import * as Type from 'typebox';
import { Failure, Id, Nullable, OneOf, Time, data, strict } from '../common.ts';
import { choices } from '../likes/choices.ts';
import { LikedPart } from '../likes/liked-part.ts';
import { VisibleLike } from '../likes/their-like.ts';
import { PublicUser } from '../members.ts';
import type { Route } from '../route.ts';

/** What two people have in common, and how much data that is based on. */
export const Compatibility = Type.Object({
  sharedInterests: Type.Array(Type.String()),
  agreements: Type.Array(Type.String(), {
    maxItems: 3,
    description: "Questions where both like the other's answer: the most important of them",
  }),
  agreed: Type.Integer({ description: 'How many such questions there are' }),
  sharedQuestions: Type.Integer({ description: 'Open answers of the other that you can compare' }),
  answerable: Type.Integer({
    description: "Their other open answers: questions that you haven't answered, or not for long",
  }),
  sameHope: Nullable(
    Type.Integer({
      description: "The answer that both gave to 'looking-for', if it is one of the agreements",
    }),
  ),
});

export type Compatibility = Type.Static<typeof Compatibility>;

/** Someone in a list, with how well they match the caller, and why. */
export const MatchedPerson = {
  person: PublicUser,
  compatibilityScore: Nullable(Type.Integer({ minimum: 0, maximum: 100 })),
  compatibility: Compatibility,
  superlikesYou: Type.Boolean({ description: 'They sent you a super like' }),
};

const { distance, distanceFormatted, ...profileFields } = PublicUser.properties;

export const readPerson = {
  method: 'GET',
  url: '/auth/user/:id',
  access: 'verified',
  schema: {
    tags: ['Auth'],
    summary: "Another member's profile, as far as you can see it",
    params: Type.Object({ id: Id }, strict),
    response: {
      200: data(
        Type.Object({
          user: Type.Object(profileFields),
          privacyInfo: Type.Object({ showLastActive: Type.Boolean() }),
          distance,
          distanceFormatted,
          compatibilityScore: Nullable(Type.Integer({ minimum: 0, maximum: 100 })),
          compatibility: Compatibility,
          likeableAnswers: Type.Array(Type.String(), {
            description: 'Those of the agreements that are open on both sides, to like one of them',
          }),
          choice: Nullable(OneOf(choices)),
          superlikesYou: Type.Boolean({ description: 'They sent you a super like' }),
          theirLike: VisibleLike,
          fits: Type.Boolean({
            description:
              'Whether each of you is who the other looks for. Only then do you see each other among new people',
          }),
          likedPart: Type.Union([LikedPart, Type.Null()], {
            description: 'The part of this profile that you liked',
          }),
          matched: Type.Boolean(),
          bookmarked: Type.Boolean(),
          reportedAt: Nullable({ ...Time, description: 'When you last reported them' }),
        }),
      ),
      404: Failure,
    },
  },
} as const satisfies Route;
