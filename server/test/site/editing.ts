import type { SiteEditing, SiteImageKind } from '@kindred/contract/site';
import type { FastifyInstance } from 'fastify';
import { noteStep } from '../../src/areas/site/setup.ts';
import type { createColleague } from '../members/staff.ts';

type Colleague = Awaited<ReturnType<typeof createColleague>>;
type Answer = Awaited<ReturnType<Colleague['get']>>;

export const dataOf = <T>(answer: Answer) => answer.json<{ data: T }>().data;

/** What an administrator does with the draft of the site. */
export function editorOf(by: Pick<Colleague, 'get' | 'send'>) {
  const read = async () => dataOf<SiteEditing>(await by.get('/site'));
  const whenSeen = async (url: string, body: object = {}) =>
    by.send('POST', url, { seen: (await read()).draft, ...body });
  return {
    read,
    change: (path: string, value: unknown, was: unknown) =>
      by.send('PUT', '/site/draft', { path, value, was }),
    publish: () => whenSeen('/site/versions'),
    replace: (body: object = {}) => whenSeen('/site/draft', body),
    upload: (kind: SiteImageKind, image: Buffer) =>
      by.send('POST', '/site/images', { kind, image: image.toString('base64') }),
  };
}

/** Someone has begun to set the site up. The office leads no one there any more. */
export const beginSetup = ({ pool }: Pick<FastifyInstance, 'pool'>) =>
  noteStep(pool, 'brand', 'open');

/** The values of a draft by their path. */
export const valuesIn = ({ changes }: SiteEditing) =>
  Object.fromEntries(changes.map(({ path, value }) => [path, value]));
