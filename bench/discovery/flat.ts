import { defaultDocument } from '@kindred/contract/site/document';
import { apiBase } from '@kindred/contract/route';
import { Client } from 'pg';
import { findViewer } from '../../server/src/areas/discovery/matching/viewer.ts';
import { reachOf, zonesAround } from '../../server/src/platform/geo/position.ts';
import { openBenchDatabase } from '../bench-database.ts';
import type { Case, Options } from '../case.ts';
import { signIn } from '../sign-in.ts';
import { startProduct } from '../start-product.ts';
import { measureFreshDeck, pageSize } from './deck-cases.ts';
import { openToAll, prepareViewers, questionsAsked } from './viewer.ts';

/** As a new site has it. */
const site = { document: defaultDocument('demo') };

const smallest = 10_000;

interface Service {
  readonly client: Client;
  readonly productUrl: string;
}

/** The time of a fresh deck among all members, as a multiple of that among 10,000 with as many in range. */
export async function* flatCase(
  stack: AsyncDisposableStack,
  options: Options,
  large: Service,
): AsyncGenerator<Case, void, void> {
  const small = await openSmall(stack, options);
  const [email = ''] = await prepareViewers(small.client, 1);
  const few = await viewerOf(small, email);
  const many = await viewerOf(large, await findViewerWith(large.client, few.inRange));
  console.log(
    `A viewer with ${few.inRange} in range among ${smallest}, and one with ${many.inRange} among ${options.members}.`,
  );
  yield {
    id: 'flat',
    unit: 'multiple',
    target: 1.5,
    async product() {
      const { value: among } = await few.measure();
      const { value } = await many.measure();
      return { value: value / among };
    },
  };
}

async function openSmall(stack: AsyncDisposableStack, options: Options): Promise<Service> {
  const database = await openBenchDatabase({ ...options, members: smallest, database: undefined });
  stack.defer(() => database.stop());
  const client = new Client({ connectionString: database.url });
  await client.connect();
  stack.defer(() => client.end());
  const server = await startProduct(database);
  stack.defer(() => server.stop());
  return { client, productUrl: server.url };
}

async function viewerOf({ client, productUrl }: Service, email: string) {
  const { token } = await signIn(productUrl, email);
  const { rows } = await client.query<{ id: string }>('select id from member where email = $1', [
    email,
  ]);
  const id = rows[0]?.id ?? '';
  const deck = {
    url: `${productUrl}${apiBase}/deck?limit=${pageSize}`,
    headers: { authorization: `Bearer ${token}` },
  };
  return { inRange: await countInRange(client, id), measure: measureFreshDeck(client, id, deck) };
}

async function countInRange(client: Client, id: string) {
  const viewer = await findViewer(client, id, new Date().toISOString().slice(0, 10), site);
  if (!viewer) throw new Error('The viewer has no profile');
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from card v join card c on c.zone = any ($2)
      where v.member_id = $1 and (c.x - v.x) ^ 2 + (c.y - v.y) ^ 2 + (c.z - v.z) ^ 2 <= $3`,
    [id, zonesAround(viewer.position, 50), reachOf(50)],
  );
  return rows[0]?.count ?? 0;
}

/** The address of a woman with about this many people within 50 km. */
async function findViewerWith(client: Client, wanted: number) {
  const { rows } = await client.query<{ id: string; email: string }>(
    `select distinct on (c.zone) m.id, m.email from card c join member m on m.id = c.member_id
      where c.gender = 1 and c.seeks = 2
        and c.zone in (select zone from card group by zone having count(*) between $1 and $2)
      order by c.zone, ${questionsAsked} desc limit 100`,
    [Math.floor(wanted / 10), Math.ceil(wanted * 1.2)],
  );
  let best = { email: '', off: Number.POSITIVE_INFINITY };
  await openToAll(
    client,
    rows.map(({ id }) => id),
  );
  for (const { id, email } of rows) {
    const off = Math.abs((await countInRange(client, id)) - wanted);
    if (off < best.off) best = { email, off };
  }
  if (best.off > wanted * 0.2) throw new Error(`No one has about ${wanted} people in range`);
  return best.email;
}
