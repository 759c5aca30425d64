import { randomBytes } from 'node:crypto';

/** The settings of a company in production. */
export const productionSettings = {
  MODE: 'production',
  SECRET: randomBytes(32).toString('base64url'),
  PUBLIC_URL: 'https://kindred.example',
  SUPPORT_EMAIL: 'help@kindred.test',
};
