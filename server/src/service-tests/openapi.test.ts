import { Validator } from '@seriousme/openapi-schema-validator';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { long } from '../../../e2e/test-size.ts';
import { testApp } from '../../test/service/app.ts';
import { arbitraryInput } from '../../test/requests/arbitrary.ts';
import { createMember, createStaff, signIn } from '../../test/members/members.ts';
import { findViolation } from '../../test/requests/openapi-violation.ts';
import { readOperations, toRequest } from '../../test/requests/operations.ts';

const app = await testApp();
await app.ready();
const operations = readOperations(app);

test('the published document is OpenAPI 3.1', async () => {
  const published = await app.inject({ url: '/api/v1/openapi.json' });
  const validator = new Validator();
  const { valid, errors } = await validator.validate(published.json<Record<string, unknown>>());
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

const profile = operations.find(({ path }) => path.endsWith('/auth/profile'));
const json = { 'content-type': 'application/json; charset=utf-8' };

test.each([
  ['a fault of ours', 500, json, '{}'],
  ['a status of which nothing is said', 418, json, '{}'],
  ['a body off its schema', 401, json, '{"success":true}'],
  ['another kind of body', 401, { 'content-type': 'text/html' }, '<p>Who are you?</p>'],
])('the document rules out %s', (_what, statusCode, headers, payload) => {
  if (!profile) throw new Error('No operation to judge by');
  expect(findViolation(profile, { statusCode, headers, payload })).not.toBeNull();
});

test.each(operations)(
  'trust 28: $method $path answers any input as its document says',
  { tags: ['long'] },
  async (operation) => {
    const callers = [
      {},
      { authorization: 'Bearer nothing' },
      (await signIn(app, await createMember(app))).headers,
      (await signIn(app, await createStaff(app))).headers,
    ];
    const input = fc.tuple(arbitraryInput(operation), fc.constantFrom(...callers));
    const says = fc.asyncProperty(input, async ([sent, caller]) => {
      const request = toRequest(operation, sent);
      const answer = await app.inject({ ...request, headers: { ...request.headers, ...caller } });
      expect(findViolation(operation, answer)).toBeNull();
    });
    await fc.assert(says, { numRuns: long ? 1000 : 20 });
  },
);
