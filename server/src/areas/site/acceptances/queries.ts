import { languageCodes } from '@kindred/contract/languages';
import type { AcceptedText, exportAcceptances } from '@kindred/contract/site/acceptances';
import { type Static, Object as Row } from 'typebox';
import { Integer, OrNull, Text, Timestamp, Uuid, Word } from '../../../db/columns.ts';
import { and, filteredStatement, raw, sql } from '../../../db/sql.ts';
import { type Db, statement } from '../../../db/statement.ts';
import {
  type CsvSource,
  asColumns,
  defused,
  streamCsv,
  timeIn,
} from '../../../platform/csv/csv.ts';
import { type Heads, textsFor } from '../../../platform/text/language-texts.ts';

const selectTexts = statement({
  name: 'list_accepted_texts',
  text: `select id, slug, version, language, title, stored_at,
      (select count(*)::int from acceptance where text_id = t.id) as members
    from accepted_text t order by stored_at desc, id`,
  row: Row({
    id: Uuid,
    slug: Text,
    version: Integer,
    language: Word(languageCodes),
    title: Text,
    stored_at: Timestamp,
    members: Integer,
  }),
});

const selectText = statement({
  name: 'find_accepted_text',
  text: 'select title, body from accepted_text where id = $id',
  params: { id: 'uuid' },
  row: Row({ title: Text, body: Text }),
});

export async function findAcceptedTexts(db: Db): Promise<AcceptedText[]> {
  const rows = await selectTexts.all(db);
  return rows.map(({ id, stored_at, ...row }) => ({
    ...row,
    _id: id,
    shownFrom: stored_at.toISOString(),
  }));
}

export const findAcceptedText = (db: Db, id: string) => selectText.first(db, { id });

interface Export {
  readonly filter: Static<(typeof exportAcceptances)['schema']['querystring']>;
  readonly zone: string;
  readonly heads: Heads;
}

const everyone: Export = {
  filter: {},
  zone: 'UTC',
  heads: textsFor('en').heads('acceptances', { zone: 'UTC' }),
};

const exportRows = filteredStatement({
  name: 'export_acceptances',
  reads: true,
  build: ({ filter, zone, heads }: Export) => {
    const { slug, version } = filter;
    const conditions = [
      ...(slug === undefined ? [] : [sql`a.slug = ${slug}`]),
      ...(version === undefined ? [] : [sql`a.version = ${version}`]),
    ];
    const columns = asColumns(heads, {
      id: 'a.member_id',
      name: defused("nullif(concat_ws(' ', p.first_name, p.last_name), '')"),
      email: defused('m.email'),
      page: 'a.slug',
      version: 'a.version',
      language: 't.language',
      title: defused('t.title'),
      text: 'a.text_id',
      accepted: timeIn('a.accepted_at', zone),
    });
    return sql`select ${raw(columns)} from acceptance a
      join accepted_text t on t.id = a.text_id
      join member m on m.id = a.member_id left join profile p on p.member_id = a.member_id
      where ${and(conditions)}
      order by a.slug, a.version, a.accepted_at, a.member_id`;
  },
  row: Row({
    'User ID': Uuid,
    Name: OrNull(Text),
    Email: Text,
    Page: Text,
    Version: Integer,
    Language: Text,
    Title: Text,
    Text: Uuid,
    'Accepted (UTC)': Text,
  }),
  examples: [everyone, { ...everyone, filter: { slug: 'terms', version: 1 } }],
});

/** Who accepted which version. */
export const streamAcceptances = (source: CsvSource, what: Export) =>
  streamCsv(source, exportRows.render(what));
