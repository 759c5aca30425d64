import type { ErrorParams } from '@kindred/contract/error-kinds';
import type { SiteEditing } from '@kindred/contract/site';
import type { SitePath } from '@kindred/contract/site/document';
import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Integer, OrNull, Text, Timestamp } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { AppError } from '../../errors.ts';
import { etagOf } from '../../platform/http/responses/etag.ts';
import { findDrafted } from './drafted.ts';
import { findGaps } from './gaps.ts';
import { editingSince, findEditors } from './editors.ts';
import { findSetup, setupKey } from './setup.ts';

const selectLatest = statement({
  name: 'find_latest_site_version',
  text: `select v.published_at, nullif(concat_ws(' ', p.first_name, p.last_name), '') as name
    from site_version v left join profile p on p.member_id = v.published_by order by v.number desc limit 1`,
  row: Row({ published_at: Timestamp, name: OrNull(Text) }),
});

// Each change of a row has its own xmin.
const selectMarks = statement({
  name: 'find_marks_of_site',
  text: `select (select max(number) from site_version) as version,
    (select string_agg(path || ' ' || xmin::text, ' ' order by path) from site_change) as draft,
    (select string_agg(path || ' ' || member_id, ' ' order by member_id) from site_editor
      where member_id <> $reader and seen_at > $since) as editors,
    (select value::text from setting where key = '${setupKey}') as setup`,
  params: { reader: 'uuid', since: 'timestamptz' },
  row: Row({
    version: OrNull(Integer),
    draft: OrNull(Text),
    editors: OrNull(Text),
    setup: OrNull(Text),
  }),
});

/** A mark of all that `describeSite` shows, from which its texts need not be read. */
export async function seenBy({ pool, site, now, draftKey }: FastifyInstance, reader: string) {
  const marks = await selectMarks.one(pool, { reader, since: editingSince(now()) });
  return etagOf([marks, draftKey(), site.file]).slice(1, -1);
}

/** What an administrator who edits the site sees. */
export async function describeSite(app: FastifyInstance, reader: string): Promise<SiteEditing> {
  const { pool, site, now, config, draftKey, classifier } = app;
  // It comes first: what changes while the rest is read is read again.
  const seen = await seenBy(app, reader);
  const [{ version, published, draft, document }, latest, others, setup] = await Promise.all([
    findDrafted(app),
    selectLatest.first(pool),
    findEditors(pool, reader, now()),
    findSetup(pool),
  ]);
  return {
    version,
    publishedAt: latest?.published_at.toISOString() ?? null,
    publishedBy: latest?.name ?? null,
    published,
    gaps: findGaps(document, { ...config, looksForNudes: classifier.isInstalled }),
    draft: draft.seen,
    seen,
    preview: new URLSearchParams({ draft: draftKey() }).toString(),
    changes: draft.changes.map(({ path, value, name, changed_by, changed_at }) => ({
      path,
      value,
      by: name,
      mine: changed_by === reader,
      at: changed_at.toISOString(),
    })),
    others: others as { path: SitePath; name: string }[],
    setup,
    file: site.file,
  };
}

/** A refusal because a colleague was faster has what is there now. */
export async function withPresent(work: () => Promise<void>, show: () => Promise<SiteEditing>) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'site_draft_changed')
      throw new AppError('site_draft_changed', { data: await show() });
    if (error.code === 'site_value_changed') {
      const params = error.params as ErrorParams<'site_value_changed'>;
      throw new AppError('site_value_changed', { params, data: await show() });
    }
    throw error;
  }
}
