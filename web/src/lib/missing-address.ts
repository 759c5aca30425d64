import { createState } from './state.ts';

/** The address of this site that someone asked for and did not get, until they have read why. */
export interface MissingAddress {
  address: string;
  /** It does not exist, or the role of this colleague does not include it. */
  why: 'missing' | 'refused';
}

export const missingAddress = createState<MissingAddress | null>(null);

/** The page where they ended instead. */
let endedAt: string | null = null;

export function setMissing(address: string, why: MissingAddress['why']) {
  endedAt = null;
  missingAddress.change(() => ({ address, why }));
}

export const clearMissing = () => missingAddress.change(() => null);

/** A page is shown: the one where they ended, or the next one, which no longer shows the address. */
export function pageShown(path: string) {
  if (missingAddress.get() === null) return;
  endedAt ??= path;
  if (path !== endedAt) clearMissing();
}
