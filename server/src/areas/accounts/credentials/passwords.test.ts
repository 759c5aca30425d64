import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { checkPassword, hashPassword } from './passwords.ts';

test('a password opens what it was hashed to, and no other does', async () => {
  const hashed = await hashPassword('correct horse');
  expect(await checkPassword('correct horse', hashed)).toBe(true);
  for (const other of ['correct hors', 'correct horse ', 'Correct horse', ''])
    expect(await checkPassword(other, hashed), other).toBe(false);
});

test('where there is no password none fits', async () => {
  for (const password of ['', 'correct horse'])
    expect(await checkPassword(password, null)).toBe(false);
});

test('the same password is never hashed to the same twice, and as slowly as it should be', async () => {
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

test('while many are hashed, files can be read', async () => {
  let hashed = 0;
  const all = Array.from({ length: 12 }, () => hashPassword('x').then(() => (hashed += 1)));
  // Reading needs one of the four threads, several times, and would come after all that were before it.
  await readFile(new URL(import.meta.url));
  expect(hashed).toBeLessThan(7);
  await Promise.all(all);
});
