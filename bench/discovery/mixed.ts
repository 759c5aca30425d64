import { setTimeout as sleep } from 'node:timers/promises';
import { apiBase } from '@kindred/contract/route';
import autocannon from 'autocannon';
import type { Case } from '../case.ts';
import { measureMedian, sendRequest } from '../response-time.ts';
import { signIn } from '../sign-in.ts';
import { answer, pageSize } from './deck-cases.ts';
import { measureSteadyLoad } from './steady-load.ts';

const seconds = 5;
const connections = 32;
/** The service still answers requests from the connections that the search for its capacity closed. */
const settleTime = 1000;

/** Pages and likes of many members in turn, at half of the capacity. */
export async function* mixedCase(
  productUrl: string,
  emails: readonly string[],
): AsyncGenerator<Case, void, void> {
  const viewers: Awaited<ReturnType<typeof openDeck>>[] = [];
  for (const email of emails) viewers.push(await openDeck(productUrl, email));
  let turn = 0;
  /** The next request: a page, then a like of someone in the same deck. */
  const next = () => {
    const viewer = viewers[Math.floor(turn / 2) % viewers.length];
    const other = turn % 2 === 1 ? viewer?.unliked.pop() : undefined;
    turn += 1;
    return {
      method: other ? ('PUT' as const) : ('GET' as const),
      path: other ? `${apiBase}/choices/${other}` : `${apiBase}/deck?limit=${pageSize}`,
      headers: { ...viewer?.headers, ...(other && { 'content-type': 'application/json' }) },
      body: other ? '{"choice":"like"}' : '',
    };
  };
  const nextRequest = () => {
    const { path, body, ...request } = next();
    return { ...request, url: `${productUrl}${path}`, ...(body && { body }) };
  };
  /** The number of responses per second over some connections that only wait for their last response. */
  const findCapacity = async () => {
    const result = await autocannon({
      url: productUrl,
      connections,
      duration: seconds,
      sampleInt: 50,
      requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
    });
    if (result.errors + result.non2xx > 0)
      throw new Error(`${result.errors} failed, ${result.non2xx} were refused`);
    return result['2xx'] / result.duration;
  };
  const quietMedian = measureMedian(60, async () => (await sendRequest(nextRequest())).time);
  await findCapacity();
  yield {
    id: 'mixed',
    unit: 'multiple',
    target: 10,
    rounds: 3,
    async product() {
      const { value: quiet } = await quietMedian();
      const most = await findCapacity();
      await sleep(settleTime);
      const perSecond = most / 2;
      const requests = Array.from({ length: perSecond * seconds }, nextRequest);
      const p99 = await measureSteadyLoad({ perSecond, requests });
      console.log(
        `${Math.round(most)} requests a second at most; at half of it p99 ${p99.toFixed(1)} ms, quiet median ${quiet.toFixed(1)} ms.`,
      );
      return { value: p99 / quiet };
    },
  };
}

/** Signs in, and reads the entire deck, so that it exists and everyone in it was shown. */
async function openDeck(productUrl: string, email: string) {
  const { token } = await signIn(productUrl, email);
  const headers = { authorization: `Bearer ${token}` };
  const unliked: string[] = [];
  let after: string | null = '';
  while (after !== null) {
    const url: string = `${productUrl}${apiBase}/deck?limit=${pageSize}${after && `&after=${after}`}`;
    const { data } = JSON.parse((await answer({ url, headers })).body) as {
      data: { people: { person: { _id: string } }[]; after: string | null };
    };
    unliked.push(...data.people.map(({ person }) => person._id));
    after = data.after;
  }
  return { headers, unliked };
}
