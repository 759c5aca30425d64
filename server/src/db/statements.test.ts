import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TSchema } from 'typebox';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../test/database/database.ts';
import { describeStatement } from '../../test/database/describe-statement.ts';
import { describedStatements } from './statement.ts';

const root = join(import.meta.dirname, '..');
const files = globSync('**/*.ts', { cwd: root }).filter(
  (name) => !name.endsWith('.test.ts') && name !== 'main.ts',
);
const sources = files.map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }));
const declaring = sources.filter(({ text }) => /\b(filteredStatement|statement)\(\{/.test(text));
for (const { name } of declaring) await import(join(root, name));

const client = new Client({ connectionString: await testDatabase() });
await client.connect();
afterAll(() => client.end());

const types = new Map<number, string>(
  (
    await client.query<{ oid: number; typname: string }>('select oid, typname from pg_type')
  ).rows.map(({ oid, typname }) => [oid, typname]),
);
/** The declared type: `uuid[]` for what the catalogue calls `_uuid`. */
const nameOf = (oid: number) => (types.get(oid) ?? '').replace(/^_(.*)$/, '$1[]');

interface Shape {
  readonly type?: string;
  readonly column?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly items?: TSchema;
  readonly anyOf?: readonly TSchema[];
}

const texts = ['text', 'varchar', 'name', 'bpchar', 'inet', 'numeric', 'xid8'];
const formats: Record<string, readonly string[]> = { uuid: ['uuid'], date: ['date'] };
const scalars: Record<string, readonly string[]> = {
  integer: ['int2', 'int4', 'int8'],
  number: ['float4', 'float8', 'int2', 'int4', 'int8'],
  boolean: ['bool'],
};
const special: Record<string, readonly string[]> = {
  timestamp: ['timestamptz'],
  bytes: ['bytea'],
  json: ['json', 'jsonb'],
};

/** The types of the database whose values a schema describes. */
function typesOf(schema: Shape): readonly string[] {
  if (schema.column) return special[schema.column] ?? [];
  if (schema.anyOf) {
    const present = schema.anyOf.filter((each) => (each as Shape).type !== 'null');
    return [...new Set(present.flatMap((each) => typesOf(each)))];
  }
  if (schema.type === 'array') return typesOf(schema.items ?? {}).map((name) => `${name}[]`);
  if (schema.type === 'string') return formats[schema.format ?? ''] ?? texts;
  return scalars[schema.type ?? ''] ?? [];
}

const statements = describedStatements();

test.each(statements)('$name has the parameters and columns of its schema', async (statement) => {
  const { params, fields } = await describeStatement(client, statement.text);
  const asked = params.map(nameOf);
  expect(statement.params?.map((type) => type.replace('?', '')) ?? asked).toEqual(asked);
  const columns = statement.row.properties;
  expect(fields.map(({ name }) => name).toSorted()).toEqual(Object.keys(columns).toSorted());
  for (const { name, dataTypeID } of fields) {
    const schema = columns[name];
    const described = { column: name, type: nameOf(dataTypeID) };
    expect(typesOf((schema ?? {}) as Shape), JSON.stringify(described)).toContain(described.type);
  }
});

describe('every statement is compared', () => {
  test('the number of compared statements of one file equals the number in it', () => {
    const names = declaring.flatMap(({ text }) =>
      Array.from(
        text.matchAll(/\b(?:filteredStatement|statement)\(\{\s*name: '([^']+)'/g),
        ([, name = '']) => name,
      ),
    );
    const counted = declaring.reduce(
      (count, { text }) => count + Array.from(text.matchAll(/\b(filteredS|s)tatement\(\{/g)).length,
      0,
    );
    expect(names).toHaveLength(counted);
    const registered = new Set(statements.map(({ name }) => name));
    expect(names.filter((name) => !registered.has(name))).toEqual([]);
  });

  test('nothing outside of db/ sends its own SQL, except COPY and LISTEN', () => {
    const allowed = ['platform/csv/csv.ts', 'platform/live/listen.ts'];
    const others = sources.filter(({ name }) => !name.startsWith('db/') && !allowed.includes(name));
    const sending = others.filter(({ text }) => /\.query\s*[<(]/.test(text));
    expect(sending.map(({ name }) => name)).toEqual([]);
  });
});
