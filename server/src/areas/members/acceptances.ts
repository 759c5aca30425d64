import { createHash } from 'node:crypto';
import type { Language } from '@kindred/contract/languages';
import { Object as Row } from 'typebox';
import { Integer, Text, Timestamp } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { type BindingPage, shownText } from '../../platform/site/binding-pages.ts';
import type { OwnPage, PageText } from '@kindred/contract/site/own-pages';

const insertText = statement({
  name: 'insert_accepted_text',
  text: `insert into accepted_text (id, slug, version, language, title, body, stored_at)
    values ($id, $slug, $version, $language, $title, $body, $now) on conflict (id) do nothing`,
  params: {
    id: 'uuid',
    slug: 'text',
    version: 'int4',
    language: 'text',
    title: 'text',
    body: 'text',
    now: 'timestamptz',
  },
});

const insertAcceptances = statement({
  name: 'insert_acceptances',
  text: `insert into acceptance (member_id, slug, version, text_id, accepted_at)
    select $memberId, a.slug, a.version, a.text_id, $now
    from jsonb_to_recordset($accepted) as a (slug text, version int, text_id uuid)
    on conflict do nothing`,
  params: { memberId: 'uuid', accepted: 'jsonb', now: 'timestamptz' },
});

const selectAcceptances = statement({
  name: 'find_acceptances',
  text: 'select slug, version, accepted_at from acceptance where member_id = $memberId',
  params: { memberId: 'uuid' },
  row: Row({ slug: Text, version: Integer, accepted_at: Timestamp }),
});

const deleteAcceptances = statement({
  name: 'delete_acceptances',
  text: 'delete from acceptance where member_id = $memberId',
  params: { memberId: 'uuid' },
});

export const findAcceptances = (db: Db, memberId: string) =>
  selectAcceptances.all(db, { memberId });

/** Of someone who turned out not to be this member. */
export const forgetAcceptances = (db: Db, memberId: string) =>
  deleteAcceptances.run(db, { memberId });

/** Texts that this process has stored: one has up to 50,000 characters, and many members accept it. */
const stored = new WeakMap<OwnPage, Map<Language, string>>();

/**
 * Stores what readers of this language are shown of the pages, outside of any transaction, and returns how to record that a
 * member accepts it. The first acceptance of a version keeps its date and its text.
 */
export async function prepareAcceptances(
  pool: Db,
  pages: readonly BindingPage[],
  language: Language,
  now: Date,
) {
  const accepted = await Promise.all(
    pages.map(async (page) => {
      const { slug, version } = page;
      return { slug, version, text_id: await storeText(pool, page, language, now) };
    }),
  );
  return async (db: Db, memberId: string) => {
    if (accepted.length > 0) await insertAcceptances.run(db, { memberId, accepted, now });
  };
}

async function storeText(pool: Db, shown: BindingPage, wanted: Language, now: Date) {
  const { language, title, body } = shownText(shown, wanted);
  const known = stored.get(shown.page)?.get(language);
  if (known) return known;
  const { slug, version } = shown;
  const id = acceptedTextId({ slug, version, language, title, body });
  await insertText.run(pool, { id, slug, version, language, title, body, now });
  const ids = stored.get(shown.page) ?? new Map<Language, string>();
  stored.set(shown.page, ids.set(language, id));
  return id;
}

interface TextToAccept extends PageText {
  readonly slug: string;
  readonly version: number;
  readonly language: Language;
}

/** The same text has the same id in every process. */
export function acceptedTextId({ slug, version, language, title, body }: TextToAccept) {
  const parts = JSON.stringify([slug, version, language, title, body]);
  const hash = createHash('sha256').update(parts).digest('hex');
  return [0, 8, 12, 16, 20]
    .map((start, index, starts) => hash.slice(start, starts[index + 1] ?? 32))
    .join('-');
}
