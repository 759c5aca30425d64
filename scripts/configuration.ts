import { variables } from '../server/src/environment.ts';

/** What most operators never set. */
const rare = new Set([
  'API_BASE_URL',
  'DATABASE_READ_LAG',
  'FACEBOOK_AUTHORIZE_URL',
  'FACEBOOK_GRAPH_URL',
  'GOOGLE_AUTHORIZE_URL',
  'GOOGLE_ISSUER',
  'GOOGLE_KEYS_URL',
  'OTEL_SERVICE_NAME',
  'PUSH_LOCAL',
]);

/** Every variable of the environment in two tables, from the schema that reads them. */
export function describeConfiguration(): string {
  const names = Object.keys(variables);
  return [
    '# Configuration',
    '',
    'All settings are optional environment variables; `MODE=production` needs some of them, and names what is missing.',
    '',
    ...tableOf(names.filter((name) => !rare.has(name))),
    '## Few need these',
    '',
    ...tableOf(names.filter((name) => rare.has(name))),
  ].join('\n');
}

const tableOf = (names: readonly string[]) => [
  'variable | what it is | default',
  '---|---|---',
  ...names.map((name) => {
    const { description = '', default: value } = variables[name] ?? {};
    return [name, description, value === undefined ? '' : `\`${value}\``].join(' | ');
  }),
  '',
];
