import { readConfig } from '../src/config.ts';
import { StartError } from '../src/errors.ts';

/** The output of a start with these variables. */
export function complaint(variables: NodeJS.ProcessEnv): string {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  return '';
}

/** The settings that production needs. */
export const production = {
  MODE: 'production',
  SECRET: '3f9c0d1b7a5e42886cd1e0fa97b3425c',
  PUBLIC_URL: 'https://kindred.example',
  SUPPORT_EMAIL: 'help@kindred.test',
};
