import { randomBytes } from 'node:crypto';

/** The settings of a company in production, with rate limits that the bench does not reach. */
export const productionSettings = {
  MODE: 'production',
  SECRET: randomBytes(32).toString('base64url'),
  PUBLIC_URL: 'https://kindred.example',
  LIMITS: '100000',
};
