import type { Interest } from '../../contract/src/profiles/interests.ts';
import { artLines, homeLines, worldLines } from './indoors.ts';
import { movingLines, outdoorLines } from './outdoors.ts';
import { foodLines, musicLines } from './table-and-stage.ts';

/** What people write about each interest. */
export const interestLines: Readonly<Record<Interest, readonly string[]>> = {
  ...outdoorLines,
  ...movingLines,
  ...foodLines,
  ...musicLines,
  ...artLines,
  ...homeLines,
  ...worldLines,
};
