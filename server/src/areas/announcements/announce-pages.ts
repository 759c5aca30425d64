import { type AnnouncementTexts, everyone } from '@kindred/contract/announcements';
import type { SiteDocument } from '@kindred/contract/site/document';
import type { OwnPage } from '@kindred/contract/site/own-pages';
import type { PoolClient } from 'pg';
import { timeOrderedId } from '../../platform/time/time-ordered-id.ts';
import { writeAnnouncement } from './rows.ts';
import { countIn } from './segment.ts';
import { sendSoon } from './send.ts';

/**
 * Announces binding pages that this version of the site has in a version that the one before had not, to all members. In the transaction
 * that publishes. Returns which they are.
 */
export async function announcePages(
  client: PoolClient,
  before: SiteDocument,
  document: SiteDocument,
  { now, by }: { readonly now: Date; readonly by: string },
) {
  const earlier = new Map(before.pages.map(({ slug, binding }) => [slug, binding?.version]));
  const asking = document.pages.flatMap(({ slug, texts, binding }) =>
    binding && earlier.get(slug) !== binding.version ? [{ slug, texts, binding }] : [],
  );
  if (asking.length === 0) return [];
  const { members: counted } = await countIn(client, everyone, { now, pending: true });
  for (const { texts: pageTexts, binding } of asking) {
    const texts = textsOf(pageTexts, binding.notes);
    const row = { id: timeOrderedId(), texts, segment: everyone, startsAt: now, now, by, counted };
    await writeAnnouncement(client, { ...row, bindsFrom: binding.from });
  }
  await sendSoon(client);
  return asking.map(({ slug }) => slug);
}

/** The title of the page and what has changed, in each language of the page. */
const textsOf = (
  texts: OwnPage['texts'],
  notes: NonNullable<OwnPage['binding']>['notes'],
): AnnouncementTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([code, { title }]) => [
      code,
      { title, text: notes[code as keyof typeof notes] ?? '' },
    ]),
  );
