import { expect, test } from 'vitest';
import { testApp } from '../../test/service/app.ts';
import { type Operation, readOperations } from '../../test/requests/operations.ts';

// What the specification says about calls beyond their names, and what decisions.md adds to it.

const app = await testApp();
await app.ready();
const operations = readOperations(app);

/** The fields that the published document requires. */
const requiredOf = ({ parameters, body }: Operation) => [
  ...parameters.filter(({ required }) => required).map(({ name }) => name),
  ...(body?.required ?? []),
];

const withDefaults = operations.flatMap((operation) => {
  const { method, path, parameters, body } = operation;
  const fields = [
    ...parameters.map(({ name, schema }) => [name, schema] as const),
    ...Object.entries(body?.properties ?? {}),
  ];
  return fields
    .filter(([, schema]) => 'default' in schema)
    .map(([name]) => ({ method, path, name, operation }));
});

test('the document has parameters with a default', () => {
  expect(withDefaults.map(({ path, name }) => `${path} ${name}`)).toEqual(
    expect.arrayContaining([
      '/api/v1/auth/users limit',
      '/api/v1/reports/reports page',
      '/api/v1/reports/report/{id}/reply isInternal',
    ]),
  );
});

test.each(withDefaults)('$method $path does not require $name', ({ operation, name }) => {
  expect(requiredOf(operation)).not.toContain(name);
});

test.each([
  ['POST', '/auth/login', ['email', 'password']],
  ['POST', '/auth/google', ['tokenId']],
  ['POST', '/auth/facebook', ['accessToken', 'userID']],
  ['POST', '/auth/forgot-password', ['email']],
  ['POST', '/auth/refresh-token', ['refreshToken']],
  ['PUT', '/auth/show-last-active', ['showLastActive']],
  ['PUT', '/reports/report/{id}/status', ['id', 'status']],
  ['POST', '/reports/report/{id}/reply', ['id', 'message']],
])("%s %s requires the specification's fields", (method, path, expected) => {
  const operation = operations.find(
    (one) => one.method === method && one.path === `/api/v1${path}`,
  );
  expect(operation && requiredOf(operation)).toEqual(expected);
});

test.each([
  ['/auth/facebook', { accessToken: 'x' }, 'userID'],
  ['/auth/google', {}, 'tokenId'],
  ['/auth/login', { email: 'ines@kindred.example' }, 'password'],
  ['/auth/refresh-token', {}, 'refreshToken'],
])('POST %s with %j is 400 and names what is missing', async (path, payload, field) => {
  const response = await app.inject({ method: 'POST', url: `/api/v1${path}`, payload });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ success: false, errors: [{ field }] });
});
