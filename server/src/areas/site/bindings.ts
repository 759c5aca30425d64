import { languageCodes } from '@kindred/contract/languages';
import { type SiteDocument, withValues } from '@kindred/contract/site/document';
import type { Binding, OwnPage } from '@kindred/contract/site/own-pages';
import { Object as Row } from 'typebox';
import { Integer, Uuid } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { AppError } from '../../errors.ts';
import { acceptedTextId } from '../members/acceptances.ts';

const selectVersions = statement({
  name: 'find_versions_of_page',
  text: `select (page -> 'binding' ->> 'version')::int as version
      from site_version v, jsonb_path_query(v.document, '$.pages[*] ? (exists (@.binding.version))') as page
      where page ->> 'slug' = $slug
    union select version from accepted_text where slug = $slug order by version`,
  params: { slug: 'text' },
  row: Row({ version: Integer }),
});

const selectAccepted = statement({
  name: 'find_which_texts_were_accepted',
  text: 'select id from accepted_text where id = any ($ids)',
  params: { ids: 'uuid[]' },
  row: Row({ id: Uuid }),
});

const versionIn = (pages: readonly OwnPage[], slug: string) =>
  pages.find((page) => page.slug === slug)?.binding?.version;

type BoundPage = OwnPage & { readonly binding: Binding };
const isBound = (page: OwnPage): page is BoundPage => page.binding !== undefined;

/** The document with other versions of its binding pages. */
async function withBindings(
  document: SiteDocument,
  change: (page: BoundPage) => Promise<Binding>,
): Promise<SiteDocument> {
  const pages: OwnPage[] = [];
  for (const page of document.pages)
    pages.push(isBound(page) ? { ...page, binding: await change(page) } : page);
  return withValues(document, [['pages', pages]]);
}

/**
 * Gives each page that asks members again the next number of its own, so that no number ever means two texts: also those of
 * a page that was removed, or that came in a file, count.
 */
export const numberBindings = (
  db: Db,
  { pages: before }: SiteDocument,
  document: SiteDocument,
  today: string,
) =>
  withBindings(document, async ({ slug, binding }) => {
    const { version, from } = binding;
    if (version > 0 && version === versionIn(before, slug)) return binding;
    const known = (await selectVersions.all(db, { slug })).map((row) => row.version);
    // An earlier version of the site is published again, with what its members accepted.
    if (version > 0 && known.includes(version)) return binding;
    if (from < today) throw new AppError('site_binding_past', { params: { slug } });
    return { ...binding, version: 1 + Math.max(0, ...known) };
  });

/** A file of another site has numbers of its own. Only what is published here, or was accepted here word for word, keeps its number. */
export const withOwnBindings = (
  db: Db,
  { pages: before }: SiteDocument,
  document: SiteDocument,
  today: string,
) =>
  withBindings(document, async (page) => {
    const { slug, binding } = page;
    if (binding.version === versionIn(before, slug)) return binding;
    const ids = languageCodes.flatMap((language) => {
      const text = page.texts[language];
      return text ? [acceptedTextId({ slug, version: binding.version, language, ...text })] : [];
    });
    if ((await selectAccepted.run(db, { ids })) > 0) return binding;
    return { ...binding, version: 0, from: binding.from < today ? today : binding.from };
  });
