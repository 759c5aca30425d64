import { Client } from 'pg';
import type { Page } from 'playwright-core';
import { openBenchDatabase, staff } from './bench-database.ts';
import { countRequests, openBrowser, visit } from './browser.ts';
import { type Bench, type Case, type Options, shareRuns } from './case.ts';
import { openToAll } from './discovery/viewer.ts';
import { quantile } from './response-time.ts';
import { signIn } from './sign-in.ts';
import { startProduct } from './start-product.ts';
import { within } from './within.ts';

/** From the press on Like to the frame that shows the match, on both screens, and the requests of both pages. */
export const match: Bench = { cases };

const matches = 12;
/** The first ones load code. */
const warmUps = 3;
const settleMs = 2000;

interface Person {
  readonly id: string;
  readonly email: string;
}

async function* cases(options: Options): AsyncGenerator<Case, void, void> {
  const figure = shareRuns(() => measure(options));
  const common = { unit: 'ms', rounds: 1, target: 300 } as const;
  yield { id: 'own-screen', ...common, product: figure('own') };
  yield { id: 'other-screen', ...common, product: figure('other') };
  yield { id: 'other-screen-slowest', ...common, product: figure('slowest') };
  yield { id: 'requests-own', unit: 'items', rounds: 1, product: figure('requestsOwn') };
  yield { id: 'requests-other', unit: 'items', rounds: 1, product: figure('requestsOther') };
}

async function measure(options: Options) {
  await using stack = new AsyncDisposableStack();
  const database = await openBenchDatabase(options);
  stack.defer(() => database.stop());
  const client = new Client({ connectionString: database.url });
  await client.connect();
  stack.defer(() => client.end());
  const [ada, ...men] = await findPeople(client);
  const server = await startProduct(database);
  stack.defer(() => server.stop());
  const browser = await openBrowser();
  stack.defer(() => browser.close());

  const session = await signIn(server.url, ada.email, staff.password);
  const hers = (await visit(browser, new URL('/home', server.url), session)).page;
  const taken = { own: [] as number[], other: [] as number[] };
  const requests = { own: 0, other: 0 };
  for (const [index, man] of men.entries()) {
    await storeLike(client, man.id, ada.id);
    const his = await signIn(server.url, man.email, staff.password);
    const { page } = await visit(browser, new URL('/home', server.url), his);
    await hers.goto(new URL(`/members/${man.id}`, server.url).href, { waitUntil: 'networkidle' });
    const [ofHers, ofHis] = [countRequests(hers), countRequests(page)];
    const time = await within('The match', timeMatch(hers, page));
    await hers.waitForTimeout(settleMs);
    const asked = { own: ofHers.end(), other: ofHis.end() };
    await page.context().close();
    if (index < warmUps) continue;
    taken.own.push(time.own);
    taken.other.push(time.other);
    requests.own += asked.own / matches;
    requests.other += asked.other / matches;
  }
  return {
    own: quantile(taken.own, 0.5),
    other: quantile(taken.other, 0.5),
    slowest: Math.max(...taken.other),
    requestsOwn: requests.own,
    requestsOther: requests.other,
  };
}

/** A woman, and men of the same place who have nothing to do with her yet. */
async function findPeople(client: Client): Promise<[Person, ...Person[]]> {
  const { rows } = await client.query<Person>(
    `with ada as (select * from card where gender = 1 and seeks = 2
        and zone = (select zone from card group by zone order by count(*) desc limit 1)
        order by member_id limit 1)
      select m.id, m.email from member m join ada on ada.member_id = m.id
      union all
      (select m.id, m.email from ada join card c on c.zone = ada.zone and c.gender = 2 and c.seeks = 1
          join member m on m.id = c.member_id
        where not exists (select from choice o
          where (o.member_id, o.other_id) in ((ada.member_id, m.id), (m.id, ada.member_id)))
        order by m.id limit $1)`,
    [matches + warmUps],
  );
  const [ada, ...men] = rows;
  if (!ada || men.length < matches + warmUps) throw new Error('There are too few members');
  await openToAll(
    client,
    rows.map(({ id }) => id),
  );
  return [ada, ...men];
}

const storeLike = (client: Client, from: string, to: string) =>
  client.query(
    `insert into choice (member_id, other_id, kind, chosen_at, stored_at) values ($1, $2, 'like', now(), now())
      on conflict (member_id, other_id) do update set kind = 'like', chosen_at = now(), stored_at = now()`,
    [from, to],
  );

/** As long as someone needs to look at a page. */
const lookMs = 1000;

/** Both have their hands at the page, as who reads a profile and who looks at the first page have. */
async function look(page: Page) {
  await page.mouse.wheel(0, 40);
  await page.waitForTimeout(lookMs);
}

async function timeMatch(hers: Page, his: Page) {
  await Promise.all([look(hers), look(his)]);
  await Promise.all([hers.evaluate(watchForMatch), his.evaluate(watchForMatch)]);
  await hers.evaluate(watchForPress);
  await hers.getByRole('button', { name: 'Like', exact: true }).click();
  const [pressed, own, other] = await Promise.all([
    hers.evaluate<number>('pressedAt'),
    hers.evaluate<number>('matchShownAt'),
    his.evaluate<number>('matchShownAt'),
  ]);
  return { own: own - pressed, other: other - pressed };
}

/** Both pages are on one machine, so that they have one clock. */
const watchForPress = `var pressedAt = new Promise((resolve) => {
  const at = ({ timeStamp }) => resolve(performance.timeOrigin + timeStamp);
  document.addEventListener('pointerdown', at, { once: true, capture: true });
}); undefined`;

const watchForMatch = `var matchShownAt = new Promise((resolve) => {
  // No other dialog opens here, and each person reads their own language.
  const isShown = () => document.querySelector('[role=dialog], dialog[open]') !== null;
  const look = () => requestAnimationFrame(() => {
    if (!isShown()) return look();
    // The frame is painted before the next task.
    setTimeout(() => resolve(performance.timeOrigin + performance.now()));
  });
  look();
}); undefined`;
