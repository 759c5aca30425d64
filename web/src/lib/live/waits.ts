import { closeCodes } from '@kindred/contract/live';

const shortest = 1000;
const longest = 30_000;
/** A process that goes sends away everybody at once: they come back one after the other. */
const spread = 3000;

/** Milliseconds until the next try, after so many that failed. */
export const waitAfter = (code: number, failures: number) =>
  code === closeCodes.restart
    ? Math.random() * spread
    : Math.min(longest, shortest * 2 ** failures) * (0.5 + Math.random() / 2);
