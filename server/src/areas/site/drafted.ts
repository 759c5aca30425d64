import type { FastifyInstance } from 'fastify';
import { findPublished } from '../../platform/site/published-site.ts';
import { draftDocument, findDraft } from './draft.ts';

/** The published site, the draft, and the document that the draft would make of it. */
export async function findDrafted({ pool, site }: Pick<FastifyInstance, 'pool' | 'site'>) {
  const [{ document, version }, draft] = await Promise.all([
    findPublished(pool, site.defaults),
    findDraft(pool),
  ]);
  const published = site.file ? site.document : document;
  return { version, published, draft, document: draftDocument(published, draft) };
}
