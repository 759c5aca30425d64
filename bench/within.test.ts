import { expect, test } from 'vitest';
import { within } from './within.ts';

test('a result in time is returned, and a failure is passed on', async () => {
  expect(await within('Adding', Promise.resolve(3))).toBe(3);
  await expect(within('Adding', Promise.reject(new Error('No.')))).rejects.toThrow('No.');
});

test('what takes too long fails with a sentence', async () => {
  await expect(within('The next case', new Promise(() => undefined), 10)).rejects.toThrow(
    'The next case took more than 0.01 s, so the bench gave up.',
  );
});
