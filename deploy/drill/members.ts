import { Agent, request } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { choose } from '@kindred/contract/likes';
import { apiBase } from '@kindred/contract/route';
import { Pool } from 'pg';
import { signInMany } from '../../bench/chat/sign-in-many.ts';
import { createMember } from '../../server/test/members/members.ts';
import { addressOf } from './databases.ts';
import type { Site } from './site.ts';

const pairCount = 30;

interface Reply {
  /** 0 if no response came. */
  readonly status: number;
  readonly retryAfter: string | undefined;
}

export type Member = Awaited<ReturnType<typeof createPairs>>[number][number];

/** Women and men who like each other two by two. Requests go through the balancer. */
export async function createPairs(site: Site) {
  const owner = addressOf('kindred', site.ports.primary);
  const pool = new Pool({ connectionString: owner });
  try {
    for (let index = 0; index < pairCount; index += 1) {
      await createMember({ pool });
      await createMember({ pool }, { profile: { gender: 'man', seek_genders: ['woman'] } });
    }
    const genders = await pool.query<{ member_id: string; gender: string }>(
      'select member_id, gender from profile',
    );
    const isMan = new Set(
      genders.rows.filter(({ gender }) => gender === 'man').map(({ member_id: id }) => id),
    );
    const agent = new Agent({ keepAlive: true, ca: site.certificate });
    const members = (await signInMany(owner, 2 * pairCount)).map(({ id, token }) => ({
      id,
      put: async (path: string, body: object) =>
        send(agent, { method: 'PUT', url: site.url + path, token: await token(), body }),
    }));
    const women = members.filter(({ id }) => !isMan.has(id));
    const men = members.filter(({ id }) => isMan.has(id));
    const pairs = women.flatMap((woman, index) => {
      const man = men[index];
      return man ? [[woman, man] as const] : [];
    });
    for (const [woman, man] of pairs)
      for (const [from, to] of [
        [woman, man],
        [man, woman],
      ] as const)
        await untilTaken(() => like(from, to));
    return pairs;
  } finally {
    await pool.end();
  }
}

export const like = (from: Pick<Member, 'put'>, to: { readonly id: string }) =>
  from.put(`${apiBase}${choose.url.replace(':id', to.id)}`, { choice: 'like' });

async function untilTaken(write: () => Promise<Reply>) {
  for (let tries = 0; tries < 20; tries += 1) {
    const { status } = await write();
    if (status === 200) return;
    await sleep(500);
  }
  throw new Error('The members of the drill could not like each other.');
}

interface Sending {
  readonly method: 'POST' | 'PUT';
  readonly url: string;
  readonly token?: string;
  readonly body: object;
}

export function send(agent: Agent, { method, url, token, body }: Sending) {
  const text = JSON.stringify(body);
  return new Promise<Reply>((resolve) => {
    const sent = request(
      url,
      {
        agent,
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        },
      },
      (response) => {
        const { statusCode: status = 0, headers } = response;
        response.once('end', () => resolve({ status, retryAfter: headers['retry-after'] }));
        response.once('error', () => resolve({ status: 0, retryAfter: undefined }));
        response.resume();
      },
    );
    sent.once('error', () => resolve({ status: 0, retryAfter: undefined }));
    sent.end(text);
  });
}
