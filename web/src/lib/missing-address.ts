import { createState } from './state.ts';

/** The address of this site that someone asked for and that does not exist, until they have read it. */
export const missingAddress = createState<string | null>(null);
