import * as Type from 'typebox';
import { Id, Nullable, Time, data, strict } from '../common.ts';
import { DeckCard } from '../discovery/deck.ts';
import type { Route } from '../route.ts';
import { LikedPart } from './liked-part.ts';

const tags = ['Likes'] as const;

/** What a member sees when two people like each other. */
export const MatchMoment = Type.Object(
  {
    ...DeckCard.properties,
    note: Nullable(Type.String({ description: 'The note sent with their like' })),
    part: Type.Union([LikedPart, Type.Null()], {
      description: 'The part of your profile that they liked',
    }),
    ownNote: Nullable(Type.String({ description: 'The note sent with your like' })),
    ownPart: Type.Union([LikedPart, Type.Null()], {
      description: 'The part of their profile that you liked',
    }),
    matchedAt: Time,
    wrote: Type.Boolean({ description: 'Whether they have written to you since' }),
  },
  { title: 'MatchMoment' },
);
export type MatchMoment = Type.Static<typeof MatchMoment>;

export const readUnseenMatch = {
  method: 'GET',
  url: '/matches/unseen',
  access: 'verified',
  schema: {
    tags,
    summary: 'Your latest match, if you have not seen it on any device',
    response: { 200: data(Type.Object({ moment: Nullable(MatchMoment) })) },
  },
} as const satisfies Route;

export const seeMatch = {
  method: 'PUT',
  url: '/matches/:id/seen',
  access: 'verified',
  schema: {
    tags,
    summary: 'Mark a match and its notification as seen',
    params: Type.Object({ id: Id }, strict),
    response: { 200: data(Type.Object({ seen: Type.Boolean() })) },
  },
} as const satisfies Route;
