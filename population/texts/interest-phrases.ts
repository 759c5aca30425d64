import type { Interest } from '../../contract/src/profiles/interests.ts';
import { artLines, homeLines, worldLines } from './interests-arts-and-home.ts';
import { movingLines, outdoorLines } from './interests-outdoors.ts';
import { foodLines, musicLines } from './interests-food-and-music.ts';

/** Sentences for a bio, by interest. */
export const interestLines: Readonly<Record<Interest, readonly string[]>> = {
  ...outdoorLines,
  ...movingLines,
  ...foodLines,
  ...musicLines,
  ...artLines,
  ...homeLines,
  ...worldLines,
};
