import * as Type from 'typebox';
import { Nullable } from '../common.ts';
import { LikedPart } from './liked-part.ts';

/** What someone sent with their like, and which part of the profile they liked. */
export const TheirLike = Type.Object(
  {
    note: Nullable(Type.String()),
    part: Type.Union([LikedPart, Type.Null()]),
  },
  { title: 'TheirLike' },
);
export type TheirLike = Type.Static<typeof TheirLike>;

export const VisibleLike = Type.Union([TheirLike, Type.Null()], {
  description:
    'What came with their like, if you see whose it is: with a super like, or if your plan shows who likes you',
});
