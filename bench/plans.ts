import { writeFile } from 'node:fs/promises';
import { Client } from 'pg';
import type { Case } from './case.ts';
import type { Recording } from './record.ts';

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
}

/** Smaller tables are read whole with good reason. */
const small = 10_000;

/** Keeps the plan of every statement, and counts those that read a whole table of any size. */
export async function* plans(
  name: string,
  databaseUrl: string,
  recordings: readonly Recording[],
): AsyncGenerator<Case, void, void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const kept: string[] = [];
  try {
    const sizes = await readSizes(client);
    for (const { id, path, statements } of recordings) {
      kept.push(`## ${id}\nGET ${path}\n`);
      let whole = 0;
      for (const { text, values } of statements) {
        const { shown, root } = await explain(client, text, values ?? []);
        const tables = readWhole(root, sizes);
        whole += tables.length;
        kept.push(
          trimLines(text),
          '',
          shown,
          tables.map((table) => `READS ALL OF ${table}\n`).join(''),
        );
      }
      yield {
        id: `tables read whole: ${id}`,
        unit: 'tables',
        target: 0,
        rounds: 1,
        ours: async () => ({ value: whole }),
      };
    }
  } finally {
    await client.end();
  }
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
  return { root: json[0].Plan, shown: `${(await run<string>('text')).join('\n')}\n` };
}

function readWhole(node: Node, sizes: ReadonlyMap<string, number>): string[] {
  const own = node['Relation Name'] ?? '';
  const size = sizes.get(own) ?? 0;
  const read =
    (node['Actual Rows'] +
      (node['Rows Removed by Filter'] ?? 0) +
      (node['Rows Removed by Index Recheck'] ?? 0)) *
    node['Actual Loops'];
  return [
    ...(size > small && read > size / 2 ? [own] : []),
    ...(node.Plans ?? []).flatMap((plan) => readWhole(plan, sizes)),
  ];
}

const trimLines = (text: string) => text.replaceAll(/\n\s*/g, '\n  ').trim();
