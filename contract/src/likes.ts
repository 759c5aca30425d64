import * as Type from 'typebox';
import { Failure, Id, Nullable, OneOf, Text, Time, data, strict } from './common.ts';
import { choices } from './likes/choices.ts';
import { MatchMoment } from './likes/moment.ts';
import { LikedPart, PartToLike } from './likes/liked-part.ts';
import { Left, Page, nextCursor } from './likes/received.ts';
import { PublicUser } from './members.ts';
import type { Route } from './route.ts';

const tags = ['Likes'] as const;
const params = Type.Object({ id: Id }, strict);

export const longestNote = 280;

/** When the member chose, by their own clock. Of two choices about the same person, the later one counts. */
const ChosenAt = Type.Optional(
  Type.Integer({
    minimum: 0,
    maximum: 8_640_000_000_000_000,
    description: 'Milliseconds since 1970',
  }),
);

export const choose = {
  method: 'PUT',
  url: '/choices/:id',
  access: 'verified',
  schema: {
    tags,
    summary:
      'Like, super like or pass on someone, or like a part of their profile; when both like each other, it is a match. A note is read by the rules of first messages',
    params,
    body: Type.Object(
      {
        choice: OneOf(choices),
        note: Type.Optional(Text(longestNote)),
        part: Type.Optional(PartToLike),
        sure: Type.Optional(
          Type.Boolean({ description: 'Sends a note that the sender was asked about' }),
        ),
        chosenAt: ChosenAt,
      },
      strict,
    ),
    response: {
      200: data(
        Type.Object({
          choice: OneOf(choices),
          matched: Type.Boolean(),
          moment: Type.Union([MatchMoment, Type.Null()], {
            description: 'What to show of the match that this choice made',
          }),
          left: Left,
        }),
      ),
      404: Failure,
      409: Failure,
      422: Failure,
      429: Failure,
    },
  },
} as const satisfies Route;

export const undoChoice = {
  method: 'DELETE',
  url: '/choices/:id',
  access: 'verified',
  schema: {
    tags,
    summary: 'Undo a like or a pass, as long as it is not a match',
    params,
    querystring: Type.Object({ chosenAt: ChosenAt }, strict),
    response: { 200: data(Type.Object({ left: Left })), 409: Failure, 429: Failure },
  },
} as const satisfies Route;

export const listSentLikes = {
  method: 'GET',
  url: '/likes/sent',
  access: 'verified',
  schema: {
    tags,
    summary: "People you liked and haven't matched, latest first",
    querystring: Type.Object(Page, strict),
    response: {
      200: data(
        Type.Object({
          likes: Type.Array(
            Type.Object({
              person: PublicUser,
              choice: OneOf(['like', 'superlike']),
              note: Nullable(Type.String()),
              part: Nullable(LikedPart),
              likedAt: Time,
            }),
          ),
          nextCursor,
        }),
      ),
    },
  },
} as const satisfies Route;

export const listPasses = {
  method: 'GET',
  url: '/likes/passed',
  access: 'verified',
  schema: {
    tags,
    summary: 'People you passed on, latest first',
    querystring: Type.Object(Page, strict),
    response: {
      200: data(
        Type.Object({
          passes: Type.Array(Type.Object({ person: PublicUser, passedAt: Time })),
          nextCursor,
        }),
      ),
    },
  },
} as const satisfies Route;

export const countOwnLikes = {
  method: 'GET',
  url: '/likes/counts',
  access: 'verified',
  schema: {
    tags,
    summary: 'How many people are in each of your lists, and how many choices are left today',
    response: {
      200: data(
        Type.Object({
          received: Type.Integer({ description: 'The same as `count` of your likes' }),
          outside: Type.Integer({ description: 'The same as `outside` of your likes' }),
          sent: Type.Integer(),
          passed: Type.Integer(),
          bookmarked: Type.Integer(),
          left: Left,
        }),
      ),
    },
  },
} as const satisfies Route;

export const listMatches = {
  method: 'GET',
  url: '/matches',
  access: 'verified',
  schema: {
    tags,
    summary: 'Your matches, latest first, and their number',
    querystring: Type.Object(Page, strict),
    response: {
      200: data(
        Type.Object({
          count: Type.Integer(),
          matches: Type.Array(
            Type.Object({ person: PublicUser, note: Nullable(Type.String()), matchedAt: Time }),
          ),
          nextCursor,
        }),
      ),
    },
  },
} as const satisfies Route;

/** Days in which a match that ended can still be reported. */
export const pastMatchDays = 90;

export const listPastMatches = {
  method: 'GET',
  url: '/matches/past',
  access: 'verified',
  schema: {
    tags,
    summary: `Matches that ended within ${pastMatchDays} days, by first name, so that you can report them`,
    response: {
      200: data(
        Type.Object({
          matches: Type.Array(
            Type.Object({
              memberId: Id,
              firstName: Type.String(),
              matchedAt: Time,
              isReported: Type.Boolean({ description: 'You reported them' }),
            }),
          ),
        }),
      ),
    },
  },
} as const satisfies Route;

export const unmatch = {
  method: 'DELETE',
  url: '/matches/:id',
  access: 'verified',
  schema: {
    tags,
    summary: 'End a match; you can no longer see each other',
    params,
    response: { 200: data(Type.Object({ matched: Type.Boolean() })) },
  },
} as const satisfies Route;

const bookmarkResponse = data(Type.Object({ bookmarked: Type.Boolean() }));

export const listBookmarks = {
  method: 'GET',
  url: '/bookmarks',
  access: 'verified',
  schema: {
    tags,
    summary: 'People you bookmarked, latest first',
    querystring: Type.Object(Page, strict),
    response: {
      200: data(
        Type.Object({
          bookmarks: Type.Array(Type.Object({ person: PublicUser, bookmarkedAt: Time })),
          nextCursor,
        }),
      ),
    },
  },
} as const satisfies Route;

export const bookmark = {
  method: 'PUT',
  url: '/bookmarks/:id',
  access: 'verified',
  schema: {
    tags,
    summary: 'Bookmark someone; they are not notified',
    params,
    response: { 200: bookmarkResponse, 404: Failure, 422: Failure },
  },
} as const satisfies Route;

export const removeBookmark = {
  method: 'DELETE',
  url: '/bookmarks/:id',
  access: 'verified',
  schema: { tags, summary: 'Remove a bookmark', params, response: { 200: bookmarkResponse } },
} as const satisfies Route;
