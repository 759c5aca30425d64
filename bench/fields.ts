import { join } from 'node:path';
import { apiBase } from '@kindred/contract/route';
import { type SiteDocument, defaultDocument, withValues } from '@kindred/contract/site/document';
import { Client } from 'pg';
import { openBenchDatabase } from './bench-database.ts';
import type { Bench, Case, Options } from './case.ts';
import { answer } from './discovery/deck-cases.ts';
import { prepareViewers } from './discovery/viewer.ts';
import { thirtyFields } from './fields/thirty-fields.ts';
import { collectStatements } from './product-statements.ts';
import { productionSettings } from './production-settings.ts';
import { queryPlans } from './query-plans.ts';
import { measureInTurns } from './response-time.ts';
import { startServerProcess } from './server-process.ts';
import { signIn } from './sign-in.ts';

/** The same members with thirty own fields and without: both sides are the product. */
export const fields: Bench = { flags: ['with-fields'], cases };

const target = 1.15;
const times = 15;
const bare = defaultDocument('production');
const filled = withValues(bare, [['fields', thirtyFields()]]);

/** What someone who looks for people asks for, and what it is compared with. */
const requests = [
  { id: 'deck', path: '/deck?limit=30' },
  { id: 'list-recent', path: '/browse?sort=recent' },
  { id: 'list-near', path: '/browse?sort=near' },
  { id: 'list-match', path: '/browse?sort=match' },
  { id: 'list-of-ages', path: '/browse?minAge=25&maxAge=35' },
  { id: 'list-in-reach', path: '/browse?maxDistance=20' },
] as const;
const byFields = 'f1-150-200~f9.1.4~f1001.1.2.3.4';

interface Side {
  readonly client: Client;
  readonly emails: readonly string[];
  readonly viewerId: string;
  readonly env: NodeJS.ProcessEnv;
  readonly url: string;
  readonly headers: { readonly authorization: string };
}

async function* cases(options: Options): AsyncGenerator<Case, void, void> {
  await using stack = new AsyncDisposableStack();
  const without = await openSide(stack, options, bare);
  const database = options.flags['with-fields'];
  const having = await openSide(stack, { ...options, database }, filled);
  if (without.emails[0] !== having.emails[0])
    throw new Error('The two databases have different members');

  const compare = (id: string, path: string, plain = path): Case => {
    const turns = measureInTurns(times, time(having, path), time(without, plain));
    const sides = { product: turns('product'), baseline: turns('baseline') };
    return { id, unit: 'ms', target, ...sides };
  };
  for (const { id, path } of requests) yield compare(id, path);
  yield compare('list-by-fields', `/browse?fields=${byFields}`, '/browse');
  const statements = await collectStatements(
    having.env,
    having.headers.authorization.replace('Bearer ', ''),
    [...requests, { id: 'list-by-fields', path: `/browse?fields=${byFields}` }],
  );
  yield* queryPlans('fields', having.client, statements, options);

  await requireOfOthers(having, { 9: [1, 4] });
  yield compare('deck-of-one-who-requires', '/deck?limit=30');
  yield compare('list-of-one-who-requires', '/browse?sort=match');
  await requireOfOthers(having, {});
}

/** The product on a population of a site with these fields. */
async function openSide(
  stack: AsyncDisposableStack,
  options: Options,
  site: SiteDocument,
): Promise<Side> {
  const database = await openBenchDatabase(options, site);
  stack.defer(() => database.stop());
  const client = new Client({ connectionString: database.url });
  await client.connect();
  stack.defer(() => client.end());
  await client.query(
    `insert into site_version (number, document, changes, published_at)
      select 1, $1, '[]', now() where not exists (table site_version)`,
    [JSON.stringify(site)],
  );
  const emails = await prepareViewers(client, 1);
  const { rows } = await client.query<{ id: string }>('select id from member where email = $1', [
    emails[0],
  ]);
  const viewerId = rows[0]?.id ?? '';
  await requireOfOthers({ client, viewerId }, {});
  const env = {
    ...productionSettings,
    DATABASE_URL: database.url,
    DATA_DIR: database.folder,
    LOG_LEVEL: 'warn',
  };
  const server = await startServerProcess(
    new URL('product-server.ts', import.meta.url),
    env,
    join(database.folder, 'log'),
  );
  stack.defer(() => server.stop());
  const { token } = await signIn(server.url, emails[0]);
  const headers = { authorization: `Bearer ${token}` };
  await client.query('checkpoint');
  return { client, emails, viewerId, env, url: server.url, headers };
}

const requireOfOthers = ({ client, viewerId }: Pick<Side, 'client' | 'viewerId'>, asked: object) =>
  client.query('update profile set asked_fields = $2 where member_id = $1', [viewerId, asked]);

/** The time of a response. A deck is made afresh. */
const time =
  ({ client, viewerId, url, headers }: Side, path: string) =>
  async () => {
    if (path.startsWith('/deck'))
      await client.query('delete from deck where member_id = $1', [viewerId]);
    const response = await answer({ url: `${url}${apiBase}${path}`, headers });
    const { people } = (JSON.parse(response.body) as { data: { people: unknown[] } }).data;
    if (people.length === 0) throw new Error(`${path} has no one`);
    return response.time;
  };
