import { randomBytes } from 'node:crypto';

/** How a company runs it; limits out of the way. */
export const production = {
  MODE: 'production',
  SECRET: randomBytes(32).toString('base64url'),
  PUBLIC_URL: 'https://kindred.example',
  LIMITS: '100000',
};
