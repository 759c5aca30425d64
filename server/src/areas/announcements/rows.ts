import {
  type Announcement,
  AnnouncementTexts,
  type AnnouncementText,
  Segment,
  announcementPage,
} from '@kindred/contract/announcements';
import type { Language } from '@kindred/contract/languages';
import { type Static, Object as Row } from 'typebox';
import { Integer, Json, OrNull, Text, Timestamp, Uuid } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';

const Stored = Row({
  id: Uuid,
  texts: Json(AnnouncementTexts),
  segment: Json(Segment),
  starts_at: Timestamp,
  created_at: Timestamp,
  counted: Integer,
  delivered: Integer,
  mailed: Integer,
  stopped_at: OrNull(Timestamp),
  finished_at: OrNull(Timestamp),
  by: OrNull(Text),
});

const columns = `a.id, a.texts, a.segment, a.starts_at, a.created_at, a.counted, a.delivered, a.mailed,
  a.stopped_at, a.finished_at, nullif(concat_ws(' ', p.first_name, p.last_name), '') as by`;

const selectPage = statement({
  name: 'list_announcements',
  text: `select ${columns} from announcement a left join profile p on p.member_id = a.created_by
    where $cursor::uuid is null or a.id < $cursor order by a.id desc limit $limit`,
  params: { cursor: 'uuid?', limit: 'int8' },
  row: Stored,
});

const selectOne = statement({
  name: 'find_announcement',
  text: `select ${columns} from announcement a left join profile p on p.member_id = a.created_by where a.id = $id`,
  params: { id: 'uuid' },
  row: Stored,
});

const insertOne = statement({
  name: 'insert_announcement',
  text: `insert into announcement (id, texts, segment, starts_at, created_at, created_by, counted, binds_from)
    values ($id, $texts, $segment, $startsAt, $now, $by, $counted, $bindsFrom)`,
  params: {
    id: 'uuid',
    texts: 'jsonb',
    segment: 'jsonb',
    startsAt: 'timestamptz',
    now: 'timestamptz',
    by: 'uuid',
    counted: 'int4',
    bindsFrom: 'date?',
  },
});

export const writeAnnouncement = (db: Db, row: Parameters<typeof insertOne.run>[1]) =>
  insertOne.run(db, row);

const updateStopped = statement({
  name: 'stop_announcement',
  text: `update announcement set stopped_at = $now
    where id = $id and stopped_at is null and finished_at is null`,
  params: { id: 'uuid', now: 'timestamptz' },
});

/** False if it is over. A batch that is on its way is waited for. */
export const stop = async (db: Db, id: string, now: Date) =>
  (await updateStopped.run(db, { id, now })) > 0;

function stateOf({ stopped_at, finished_at, starts_at }: Static<typeof Stored>, now: Date) {
  if (stopped_at) return 'stopped';
  if (finished_at) return 'sent';
  return starts_at > now ? 'scheduled' : 'sending';
}

const toAnnouncement = (row: Static<typeof Stored>, now: Date): Announcement => ({
  _id: row.id,
  texts: row.texts,
  segment: row.segment,
  state: stateOf(row, now),
  startsAt: row.starts_at.toISOString(),
  createdAt: row.created_at.toISOString(),
  by: row.by,
  counted: row.counted,
  delivered: row.delivered,
  mailed: row.mailed,
  endedAt: (row.stopped_at ?? row.finished_at)?.toISOString() ?? null,
});

export async function findAnnouncement(db: Db, id: string, now: Date) {
  const row = await selectOne.first(db, { id });
  return row && toAnnouncement(row, now);
}

export async function findPage(db: Db, cursor: string | null, now: Date) {
  const rows = await selectPage.all(db, { cursor, limit: announcementPage + 1 });
  const announcements = rows.slice(0, announcementPage).map((row) => toAnnouncement(row, now));
  const nextCursor = rows.length > announcementPage ? (announcements.at(-1)?._id ?? null) : null;
  return { announcements, nextCursor };
}

/** What a reader of this language gets: their language, or else the main one of the site, or else any. */
export const textIn = (
  texts: AnnouncementTexts,
  language: Language | null,
  main: Language,
): AnnouncementText | undefined =>
  (language === null ? undefined : texts[language]) ?? texts[main] ?? Object.values(texts)[0];

const selectNews = statement({
  name: 'find_own_news',
  text: `select id, about ->> 'title' as title, about ->> 'text' as text, created_at from notice
    where member_id = $memberId and kind = 'announcement' order by created_at desc, id desc limit $limit`,
  params: { memberId: 'uuid', limit: 'int8' },
  row: Row({ id: Uuid, title: Text, text: Text, created_at: Timestamp }),
});

export const findNews = async (db: Db, memberId: string) =>
  (await selectNews.all(db, { memberId, limit: announcementPage })).map(
    ({ id, title, text, created_at }) => ({ _id: id, title, text, at: created_at.toISOString() }),
  );
