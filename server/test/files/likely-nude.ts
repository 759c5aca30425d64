import { readFileSync } from 'node:fs';

/**
 * Coloured noise that the model takes for a nude. It shows nothing: `scripts/make-likely-nude.ts` made it, as no real nude may
 * be in the repository. How many real ones are found is therefore not known from any test.
 */
export const likelyNude = readFileSync(new URL('likely-nude.png', import.meta.url));
