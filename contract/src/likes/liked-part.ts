import * as Type from 'typebox';
import { OneOf, Text, strict } from '../common.ts';

/** What can be liked of a profile: a photo, the answer to a prompt, or an open answer to a question. */
export const partKinds = ['photo', 'prompt', 'question'] as const;
export type PartKind = (typeof partKinds)[number];

/** A part of the profile that is shown now. */
export const PartToLike = Type.Object(
  {
    kind: OneOf(partKinds),
    id: Text(100),
  },
  {
    ...strict,
    description: 'The publicId of a photo, a prompt, or a question of `likeableAnswers`',
  },
);
export type PartToLike = Type.Static<typeof PartToLike>;

/** A part that was liked. It never shows what has taken its place since. */
export const LikedPart = Type.Object(
  {
    kind: OneOf(partKinds),
    id: Type.String(),
    photo: Type.Union([Type.String(), Type.Null()], {
      description: 'The address of the photo, if that is liked and still shown',
    }),
    answer: Type.Union([Type.String(), Type.Null()], {
      description: 'The answer to the prompt, if that is liked and still the same',
    }),
    gone: Type.Boolean({ description: 'It was deleted, changed or hidden since' }),
  },
  { title: 'LikedPart' },
);
export type LikedPart = Type.Static<typeof LikedPart>;
