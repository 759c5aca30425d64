import * as Type from 'typebox';
import { OneOf, strict } from '../common.ts';

const Seen = { yes: 'yes', no: 'no', unknown: 'unknown' } as const;
const answers = Object.keys(Seen) as (keyof typeof Seen)[];

/** What the device of the member saw, which staff read as a hint. It decides nothing, as anyone can send anything. */
export const DeviceNote = Type.Object(
  {
    oneFace: OneOf(answers, {
      description: 'Whether the browser found exactly one face, if it can look',
    }),
    sharp: OneOf(answers),
    bright: OneOf(answers, { description: 'Neither too dark nor too bright' }),
    moved: OneOf(answers, {
      description: 'Whether the pictures of the camera differed, as a still picture would not',
    }),
  },
  { ...strict, title: 'DeviceNote' },
);
export type DeviceNote = Type.Static<typeof DeviceNote>;
export const deviceChecks = [
  'oneFace',
  'sharp',
  'bright',
  'moved',
] as const satisfies readonly (keyof DeviceNote)[];
