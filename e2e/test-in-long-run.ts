import { test } from 'vitest';
import { long } from './test-size.ts';

const none = Object.assign(() => {}, { each: () => () => {} }) as unknown as typeof test;

/**
 * A journey of the long run alone: another width, state or order of steps of what a journey of the short run shows, or
 * something that tests of the server or of a module prove without the page.
 */
export const testInLongRun = long ? test : none;
