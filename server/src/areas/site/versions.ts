import type { SiteVersion, VersionChange } from '@kindred/contract/site';
import type { SiteDocument } from '@kindred/contract/site/document';
import { Array as ListOf, Object as Row, Unknown } from 'typebox';
import { Integer, Json, OrNull, Text, Timestamp } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';

const page = 50;

const insertVersion = statement({
  name: 'publish_site',
  text: `with made as (
      insert into site_version (number, document, changes, published_by, published_at)
      values ($number, $document, $changes, $by, $now) returning number
    ) select pg_notify('site_published', number::text)::text as notified from made`,
  writes: true,
  params: { number: 'int4', document: 'jsonb', changes: 'jsonb', by: 'uuid', now: 'timestamptz' },
  row: Row({ notified: Text }),
});

const Changes = Json(ListOf(Row({ path: Text, before: Unknown(), after: Unknown() })));

const selectVersions = statement({
  name: 'list_site_versions',
  text: `select v.number, v.published_at, v.changes,
      nullif(concat_ws(' ', p.first_name, p.last_name), '') as name
    from site_version v left join profile p on p.member_id = v.published_by
    where $before::int4 is null or v.number < $before
    order by v.number desc limit ${page}`,
  params: { before: 'int4?' },
  row: Row({ number: Integer, published_at: Timestamp, changes: Changes, name: OrNull(Text) }),
});

const selectDocument = statement({
  name: 'find_site_version',
  text: 'select document from site_version where number = $number',
  params: { number: 'int4' },
  row: Row({ document: Json() }),
});

export const storeVersion = (
  db: Db,
  version: {
    readonly number: number;
    readonly document: SiteDocument;
    readonly changes: readonly VersionChange[];
    readonly by: string;
    readonly now: Date;
  },
) => insertVersion.one(db, version);

export async function findVersions(db: Db, before: number | null): Promise<SiteVersion[]> {
  const rows = await selectVersions.all(db, { before });
  return rows.map(({ number, published_at, changes, name }) => ({
    number,
    publishedAt: published_at.toISOString(),
    publishedBy: name,
    changes,
  }));
}

export const findVersion = async (db: Db, number: number) =>
  (await selectDocument.first(db, { number }))?.document;
