import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { checkPassword, hashPassword } from './passwords.ts';

test('a password matches its own hash and no other', async () => {
  const hashed = await hashPassword('correct horse');
  expect(await checkPassword('correct horse', hashed)).toBe(true);
  for (const other of ['correct hors', 'correct horse ', 'Correct horse', ''])
    expect(await checkPassword(other, hashed), other).toBe(false);
});

test('an account without a password accepts none', async () => {
  for (const password of ['', 'correct horse'])
    expect(await checkPassword(password, null)).toBe(false);
});

test('the same password never has the same hash twice, and hashing is slow enough', async () => {
  const [one, other] = await Promise.all([hashPassword('same'), hashPassword('same')]);
  expect(one).not.toBe(other);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('trust 1: every character of a long password counts', async () => {
  const long = '🐎'.repeat(64);
  const hashed = await hashPassword(`${long}a`);
  expect(await checkPassword(`${long}a`, hashed)).toBe(true);
  expect(await checkPassword(`${long}b`, hashed)).toBe(false);
});

test('files can be read while many passwords are hashed', async () => {
  let hashed = 0;
  const all = Array.from({ length: 12 }, () => hashPassword('x').then(() => (hashed += 1)));
  // Reading needs one of the four threads, several times, and would wait for all that were queued before it.
  await readFile(new URL(import.meta.url));
  expect(hashed).toBeLessThan(7);
  await Promise.all(all);
});
