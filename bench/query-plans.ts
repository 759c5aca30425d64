import { writeFile } from 'node:fs/promises';
import type { Client } from 'pg';
import type { Case, Options } from './case.ts';
import type { RequestStatements } from './product-statements.ts';

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
}

/** Reading a smaller table completely is often the best plan. */
const smallTable = 10_000;

/** Keeps the plan of every statement, and counts the large tables that are read completely. */
export async function* queryPlans(
  name: string,
  client: Client,
  requests: readonly RequestStatements[],
  { keepResults }: Options,
): AsyncGenerator<Case, void, void> {
  const kept: string[] = [];
  const sizes = await readSizes(client);
  for (const { id, path, statements } of requests) {
    kept.push(`## ${id}\nGET ${path}\n`);
    let count = 0;
    for (const { text, values } of statements) {
      const { text: plan, root } = await explain(client, text, values ?? []);
      const tables = findWholeReads(root, sizes);
      count += tables.length;
      kept.push(
        trimLines(text),
        '',
        plan,
        tables.map((table) => `READS ALL OF ${table}\n`).join(''),
      );
    }
    yield {
      id: `whole-tables-${id}`,
      unit: 'tables',
      target: 0,
      rounds: 1,
      product: async () => ({ value: count }),
    };
  }
  if (!keepResults) return;
  await writeFile(new URL(`results/${name}.plans.txt`, import.meta.url), `${kept.join('\n')}\n`);
}

async function readSizes(client: Client) {
  const { rows } = await client.query<{ name: string; size: number }>(
    `select relname as name, reltuples as size from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  return new Map(rows.map(({ name, size }) => [name, size]));
}

async function explain(client: Client, text: string, values: readonly unknown[]) {
  const run = async <Row>(format: string) => {
    const { rows } = await client.query<{ 'QUERY PLAN': Row }>({
      text: `explain (analyze, buffers, timing off, format ${format}) ${text}`,
      values: [...values],
    });
    return rows.map((row) => row['QUERY PLAN']);
  };
  const [json] = await run<[{ Plan: Node }]>('json');
  if (!json) throw new Error('There was no plan');
  return { root: json[0].Plan, text: `${(await run<string>('text')).join('\n')}\n` };
}

function findWholeReads(node: Node, sizes: ReadonlyMap<string, number>): string[] {
  const own = node['Relation Name'] ?? '';
  const size = sizes.get(own) ?? 0;
  const read =
    (node['Actual Rows'] +
      (node['Rows Removed by Filter'] ?? 0) +
      (node['Rows Removed by Index Recheck'] ?? 0)) *
    node['Actual Loops'];
  return [
    ...(size > smallTable && read > size / 2 ? [own] : []),
    ...(node.Plans ?? []).flatMap((plan) => findWholeReads(plan, sizes)),
  ];
}

const trimLines = (text: string) => text.replaceAll(/\n\s*/g, '\n  ').trim();
