import { createState } from './state.ts';

/** The address of this site that someone asked for and that does not exist, until they have read it. */
export const missingAddress = createState<string | null>(null);

/** The page where they ended instead. */
let endedAt: string | null = null;

export function setMissing(address: string) {
  endedAt = null;
  missingAddress.change(() => address);
}

export const clearMissing = () => missingAddress.change(() => null);

/** A page is shown: the one where they ended, or the next one, which no longer shows the address. */
export function pageShown(path: string) {
  if (missingAddress.get() === null) return;
  endedAt ??= path;
  if (path !== endedAt) clearMissing();
}
