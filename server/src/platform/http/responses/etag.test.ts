import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { AppError } from '../../../errors.ts';
import { etagOf, refuseStale } from './etag.ts';

const now = { name: 'Ada', times: 2 };

function refusal(ifMatch: string | undefined): AppError | undefined {
  const request = { headers: { ...(ifMatch && { 'if-match': ifMatch }) } } as FastifyRequest;
  try {
    refuseStale(request, now, { shown: now });
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

test('a version is a hash of its content', () => {
  expect(etagOf(now)).toMatch(/^"[\w-]{22}"$/);
  expect(etagOf({ ...now })).toBe(etagOf(now));
  expect(etagOf({ ...now, times: 3 })).not.toBe(etagOf(now));
});

test.each([
  ['no version', undefined],
  ['any version', '*'],
  ['the present version', etagOf(now)],
  ['the present version, made weak on the way', `W/${etagOf(now)}`],
  ['the present version among others', `"old", ${etagOf(now)}`],
])('a change based on %s succeeds', (_what, version) => {
  expect(refusal(version)).toBeUndefined();
});

test.each([
  ['an old version', etagOf({ ...now, times: 1 })],
  ['nonsense', 'nonsense'],
])('a change based on %s is refused with the current version', (_what, version) => {
  expect(refusal(version)).toMatchObject({ code: 'stale', data: { shown: now } });
});
