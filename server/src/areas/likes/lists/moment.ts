import type { LiveContents } from '@kindred/contract/live/events';
import type { MatchMoment } from '@kindred/contract/likes/moment';
import type { FastifyInstance } from 'fastify';
import { Object as Row, type Static } from 'typebox';
import { Flag, Integer, OrNull, Text, Timestamp, Uuid } from '../../../db/columns.ts';
import { statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { StoredEvent } from '../../../platform/live/event-contents.ts';
import { publishEvent } from '../../../platform/live/publish.ts';
import { presentMoment } from '../../../platform/time/moment.ts';
import { LikedPartColumn, likedPart } from '../../members/liked-part.ts';
import { lockCaller } from '../../members/lock-caller.ts';
import { findViewer } from '../../discovery/matching/viewer.ts';
import { findCards } from '../../discovery/person/find-cards.ts';

const MatchRow = Row({
  other_id: Uuid,
  matched_at: Timestamp,
  note: OrNull(Text),
  part: LikedPartColumn,
  own_note: OrNull(Text),
  own_part: LikedPartColumn,
  unseen: Flag,
  wrote: Flag,
});

const selectMatch = statement({
  name: 'find_match_to_show',
  text: `select m.other_id, m.matched_at, w.unseen,
      (select c.note from choice c where c.member_id = m.other_id and c.other_id = m.member_id) as note,
      (select ${likedPart('c')} from choice c where c.member_id = m.other_id and c.other_id = m.member_id) as part,
      (select c.note from choice c where c.member_id = m.member_id and c.other_id = m.other_id) as own_note,
      (select ${likedPart('c')} from choice c where c.member_id = m.member_id and c.other_id = m.other_id) as own_part,
      exists (select from chat_member c join message s on s.chat_id = c.chat_id and s.number = c.last_sent
        where c.member_id = m.other_id and c.other_id = m.member_id and s.sent_at >= m.matched_at) as wrote
    from present_match m join match w on w.member_id = m.member_id and w.other_id = m.other_id
    where m.member_id = $memberId and (m.other_id = $otherId or $otherId is null)
      and ($seen or w.unseen and not exists (select from match later
        where later.member_id = m.member_id and later.matched_at > m.matched_at and not later.unseen))
    order by m.matched_at desc, m.other_id limit 1`,
  params: { memberId: 'uuid', otherId: 'uuid?', seen: 'bool' },
  row: MatchRow,
});

interface MatchToShow {
  readonly memberId: string;
  /** Null for the latest. */
  readonly otherId: string | null;
  /** Whether it may have been seen. */
  readonly seen: boolean;
}

/**
 * What there is to see about a match. One before a match that was seen is no longer new: it is in the list of matches.
 * Null for one that ended, or that the member can't see any more.
 */
export async function findMoment(app: FastifyInstance, wanted: MatchToShow) {
  const match = await selectMatch.first(app.pool, { ...wanted });
  return match && toMoment(app, wanted.memberId, match);
}

async function toMoment(
  app: FastifyInstance,
  memberId: string,
  row: Static<typeof MatchRow>,
): Promise<MatchMoment | null> {
  const moment = presentMoment(app);
  const viewer = await findViewer(app.pool, memberId, moment.today, app.site);
  const [card] = viewer ? await findCards(app.pool, viewer, [row.other_id], moment, app.site) : [];
  if (!card) return null;
  const { note, part, own_note: ownNote, own_part: ownPart, wrote } = row;
  const matchedAt = row.matched_at.toISOString();
  return { ...card, note, part, ownNote, ownPart, matchedAt, wrote };
}

/** A match brings itself along for the one who has not seen it. One that has ended brings nothing. */
async function readContent(
  app: FastifyInstance,
  { member_id: memberId, about }: StoredEvent<'match'>,
): Promise<LiveContents['match'] | null> {
  const wanted = { memberId, otherId: about.memberId, seen: true };
  const match = await selectMatch.first(app.pool, wanted);
  return match && { moment: match.unseen ? await toMoment(app, memberId, match) : null };
}

export const addMomentContents = (app: FastifyInstance) =>
  app.live.addContents(['match'], (events) =>
    Promise.all(events.map((event) => readContent(app, event))),
  );

const updateSeen = statement({
  name: 'mark_match_seen',
  text: `with seen as (
      update match set unseen = false where member_id = $memberId and other_id = $otherId and unseen
      returning other_id
    ), read as (
      update notice set read_at = $now
      where member_id = $memberId and kind = 'match' and from_id = $otherId and read_at is null
      returning id
    )
    select (select count(*) from seen) as seen, (select count(*) from read) as read`,
  params: { memberId: 'uuid', otherId: 'uuid', now: 'timestamptz' },
  row: Row({ seen: Integer, read: Integer }),
});

/** Other screens of the member no longer show it. */
export const markSeen = ({ pool, now }: FastifyInstance, memberId: string, otherId: string) =>
  inTransaction(pool, async (client) => {
    await lockCaller(client, memberId, [otherId]);
    const { seen, read } = await updateSeen.one(client, { memberId, otherId, now: now() });
    if (seen > 0) await publishEvent(client, [memberId], 'matchSeen', { memberId: otherId });
    if (read > 0) await publishEvent(client, [memberId], 'notices', {});
    return seen > 0;
  });
