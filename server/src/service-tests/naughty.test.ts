import { ownProfile } from '@kindred/contract/accounts';
import { apiBase } from '@kindred/contract/route';
import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { long } from '../../../e2e/test-size.ts';
import { testApp } from '../../test/service/app.ts';
import { arbitraryOf } from '../../test/requests/arbitrary.ts';
import { createStaff, signIn } from '../../test/members/members.ts';
import {
  invalidText,
  readNaughtyStrings,
  unusualJson,
  unusualText,
} from '../../test/requests/naughty.ts';
import {
  type Input,
  type Operation,
  readOperations,
  toRequest,
} from '../../test/requests/operations.ts';

const app = await testApp();
await app.ready();
const operations = readOperations(app).filter(({ method }) => method !== 'HEAD');
const strings = [...invalidText, ...unusualText, ...readNaughtyStrings()];

interface Field {
  operation: Operation;
  place: 'params' | 'query' | 'body';
  name: string;
}

const fields: Field[] = operations.flatMap((operation) => [
  ...operation.parameters.map(({ in: place, name }) => ({
    operation,
    place: place === 'path' ? ('params' as const) : ('query' as const),
    name,
  })),
  ...Object.keys(operation.body?.properties ?? {}).map((name) => ({
    operation,
    place: 'body' as const,
    name,
  })),
]);

let session: { headers: Record<string, string> } | undefined;

/** One administrator sends everything, and another one goes on when a request has ended their session. */
async function signInWhenNeeded() {
  const known = session && { url: `${apiBase}${ownProfile.url}`, headers: session.headers };
  if (known && (await app.inject(known)).statusCode === 200) return known.headers;
  session = await signIn(app, await createStaff(app));
  return session.headers;
}

test.each(fields)(
  'trust 27: $operation.method $operation.path accepts or refuses any text as $name of its $place',
  async (field) => {
    const sender = await signInWhenNeeded();
    for (const text of textsFor(field)) {
      const answer = await app.inject(withHeaders(requestWith(field, text), sender));
      expect(verdict(answer, field.name, text), JSON.stringify(text.slice(0, 200))).toBe('fine');
    }
  },
);

const texts = fields.filter(
  ({ operation, place, name }) =>
    place === 'body' && operation.body?.properties?.[name]?.type === 'string',
);

test.each(texts)(
  'trust 27: $operation.method $operation.path refuses invalid text as $name',
  async (field) => {
    const sender = await signInWhenNeeded();
    // A password may contain any character; half a character is none.
    const password = field.operation.body?.properties?.[field.name]?.format === 'password';
    for (const text of password
      ? invalidText.filter((known) => !known.isWellFormed())
      : invalidText) {
      const answer = await app.inject(withHeaders(requestWith(field, text), sender));
      expect(answer.statusCode, JSON.stringify(text)).toBe(400);
    }
  },
);

test.each(fields.filter(({ place }) => place === 'body'))(
  'trust 27: $operation.method $operation.path accepts or refuses any JSON as $name',
  async (field) => {
    const sender = await signInWhenNeeded();
    for (const json of jsonFor(fields.indexOf(field))) {
      const request = requestWith(field, 'HERE');
      const payload = request.payload?.replace('"HERE"', json);
      const answer = await app.inject(withHeaders({ ...request, payload }, sender));
      expect(answer.statusCode, json.slice(0, 200)).toBeLessThan(500);
    }
  },
);

test.each(operations.filter(({ body }) => body))(
  'trust 27: $method $path accepts or refuses any JSON as its body',
  async (operation) => {
    const sender = await signInWhenNeeded();
    for (const json of jsonFor(operations.indexOf(operation))) {
      const request = toRequest(operation, { ...soundInput(operation), body: json });
      const answer = await app.inject(withHeaders(request, sender));
      expect(answer.statusCode, json.slice(0, 200)).toBeLessThan(500);
    }
  },
);

/**
 * The short run gives every field one in twelve of our own strings and one in 81 of the list, and the next field others, so
 * that each string is tried in several fields. The long run gives all strings to all fields.
 */
function textsFor(field: Field): string[] {
  if (long) return strings;
  const own = invalidText.length + unusualText.length;
  const first = fields.indexOf(field);
  return strings.filter((_, index) => (index + first) % (index < own ? 12 : 81) === 0);
}

/** One for each field and each body, in turn; in the long run all. */
const jsonFor = (place: number) =>
  long ? unusualJson : unusualJson.filter((_, index) => index === place % unusualJson.length);

function requestWith({ operation, place, name }: Field, text: string) {
  const sound = soundInput(operation);
  const part = { ...(sound[place] as object), [name]: text };
  return toRequest(operation, { ...sound, [place]: part });
}

const withHeaders = (request: InjectOptions, headers: object): InjectOptions => ({
  ...request,
  headers: { ...request.headers, ...headers },
});

const soundInputs = new Map<Operation, Input>();

function soundInput(operation: Operation): Input {
  const known = soundInputs.get(operation) ?? makeInput(operation);
  soundInputs.set(operation, known);
  return known;
}

function makeInput({ body, parameters }: Operation): Input {
  const sample = (schema: object) => fc.sample(arbitraryOf(schema), { numRuns: 1, seed: 7 })[0];
  const named = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place)
        .map(({ name, schema }) => [name, sample(schema) || 'x']),
    );
  return { params: named('path'), query: named('query'), body: body && sample(body) };
}

/** Refused with a reason, or accepted; and the response has the same text under the same name, trimmed. */
function verdict(
  { statusCode, payload, headers }: LightMyRequestResponse,
  name: string,
  text: string,
) {
  if (statusCode >= 500) return `${statusCode}: ${payload}`;
  if (statusCode >= 400) return 'fine';
  if (!String(headers['content-type']).startsWith('application/json')) return 'fine';
  const reported = valuesNamed(name, JSON.parse(payload));
  const exact = reported.length === 0 || reported.includes(text.trim());
  return exact ? 'fine' : `${name} came back as ${JSON.stringify(reported)}`;
}

function valuesNamed(wanted: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === wanted && typeof inner === 'string' ? [inner] : valuesNamed(wanted, inner),
  );
}
