import { closeCodes } from '@kindred/contract/live';

const shortest = 1000;
const longest = 30_000;
/** A stopping process disconnects everyone together: they reconnect one after the other. */
const spread = 3000;

/** Milliseconds until the next try, after this many failures. */
export const waitAfter = (code: number, failures: number) =>
  code === closeCodes.restart
    ? Math.random() * spread
    : Math.min(longest, shortest * 2 ** failures) * (0.5 + Math.random() / 2);
