import { type ChatKind, type LiveEvent, chatKinds } from '@kindred/contract/live/events';
import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Integer } from '../../../db/columns.ts';
import { statement } from '../../../db/statement.ts';
import type { StoredEvent } from '../../../platform/live/event-contents.ts';

/** Counts from 1. */
const selectReduced = statement({
  name: 'find_events_that_tell_too_much',
  text: `select w.place from unnest($memberIds::uuid[], $otherIds::uuid[], $byOther::bool[]) with ordinality
      as w (member_id, other_id, by_other, place)
    where not exists (select from chat_member s join chat c on c.id = s.chat_id and not c.cut
        where s.member_id = w.member_id and s.other_id = w.other_id)
      or w.by_other and not exists (select from profile p where p.member_id = w.other_id and p.show_last_active)`,
  params: { memberIds: 'uuid[]', otherIds: 'uuid[]', byOther: 'bool[]' },
  row: Row({ place: Integer }),
});

/**
 * Events are kept for days. One of a chat that has ended since, or of reading by someone who hides their activity since, says
 * only that something about the chat changed.
 */
export const reduceChatEvents = ({ live, pool }: FastifyInstance) =>
  live.addReducer(chatKinds, async (given) => {
    const events = given as readonly StoredEvent<ChatKind>[];
    const rows = await selectReduced.all(pool, {
      memberIds: events.map((event) => event.member_id),
      otherIds: events.map(({ about }) => about.memberId),
      byOther: events.map(({ about }) => 'by' in about && about.by === 'other'),
    });
    return new Map(
      rows.flatMap(({ place }) => {
        const event = events[place - 1];
        if (!event) return [];
        const reduced: LiveEvent = {
          kind: 'conversation',
          about: { memberId: event.about.memberId },
        };
        return [[event, reduced] as const];
      }),
    );
  });
