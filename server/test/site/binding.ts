import type { OwnPage } from '@kindred/contract/site/own-pages';
import type { FastifyInstance } from 'fastify';
import { dayIn } from '@kindred/contract/day-in';
import { type createColleague } from '../members/staff.ts';
import { editorOf } from './editing.ts';

/** The day in so many days, by the clock of the service. */
export const dayAfter = ({ config, now }: FastifyInstance, days: number) =>
  dayIn(config.timeZone, new Date(now().getTime() + days * 86_400_000));

/** A page in English that members have to accept from this day; version 0 asks them again. */
export const bindingPage = (
  slug: string,
  from: string,
  { version = 0, body = `Rules of ${slug}`, notes = {} as Record<string, string> } = {},
): OwnPage => ({
  slug,
  inFooter: true,
  texts: { en: { title: `The ${slug}`, body } },
  binding: { version, from, notes },
});

/** Publishes these pages in the place of all others, and returns the response. */
export async function publishPages(
  by: Pick<Awaited<ReturnType<typeof createColleague>>, 'get' | 'send'>,
  pages: readonly OwnPage[],
) {
  const { read, change, publish, replace } = editorOf(by);
  await replace();
  const { published } = await read();
  const changed = await change('pages', pages, published.pages);
  return changed.statusCode === 200 ? publish() : changed;
}
