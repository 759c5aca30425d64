import { readFile, writeFile } from 'node:fs/promises';
import { variables } from '../server/src/environment.ts';

const file = new URL('../docs/configuration.gen.md', import.meta.url);

/** Every variable of the environment as a table, from the schema that reads them. */
function describe() {
  const rows = Object.entries(variables).map(([name, { description = '', default: value }]) =>
    [name, description, value === undefined ? '' : `\`${value}\``].join(' | '),
  );
  return [
    '# Configuration',
    '',
    'Everything is optional and comes from the environment.',
    '',
    'variable | what it is | default',
    '---|---|---',
    ...rows,
    '',
  ].join('\n');
}

/** Writes the table, or says whether the one that is there is true. */
export async function generateConfiguration(check: boolean) {
  const text = describe();
  if (!check) await writeFile(file, text);
  return (await readFile(file, 'utf8').catch(() => '')) === text;
}
