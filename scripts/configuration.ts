import { variables } from '../server/src/environment.ts';

/** Every variable of the environment as a table, from the schema that reads them. */
export function describeConfiguration(): string {
  const rows = Object.entries(variables).map(([name, { description = '', default: value }]) =>
    [name, description, value === undefined ? '' : `\`${value}\``].join(' | '),
  );
  return [
    '# Configuration',
    '',
    'All settings are optional environment variables.',
    '',
    'variable | what it is | default',
    '---|---|---',
    ...rows,
    '',
  ].join('\n');
}
