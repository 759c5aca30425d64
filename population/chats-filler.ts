import { quarrelsInChats } from './desk/quarrels.ts';
import { chance } from './likes-filler.ts';
import { idOf, valuesOf } from './sql-values.ts';
import type { TableFiller } from './table-filler.ts';
import type { Conversations } from './texts/voice.ts';
import { voices } from './texts/voices.ts';

const conversations = Object.entries(voices).map(([language, voice]) => ({
  language,
  ...voice.conversations,
}));

const rowsOf = (language: string, kind: string, blocks: Conversations['openings']) =>
  blocks.flatMap((lines, script) =>
    lines.map(({ byFirst, body }, line) => [language, kind, script, line, byFirst, body]),
  );

/**
 * Messages between matches. A third of the chats are empty; few are long. One member starts, they talk about one topic
 * after another, and many conversations just end. The receiver of the last message has often not read it yet. They
 * write in the language of both, or in English if theirs differ.
 */
export const chats: TableFiller = {
  tables: {
    chat: ['id', 'first_id', 'second_id', 'last_number'],
    chat_member: [
      'member_id',
      'other_id',
      'chat_id',
      'active_at',
      'last_sent',
      'delivered_to',
      'read_to',
      'shown_delivered_to',
      'shown_read_to',
      'unread',
    ],
    message: ['chat_id', 'number', 'id', 'sender_id', 'body', 'sent_at', 'receiver_reaction'],
    chat_photo: [],
    draft: [],
  },
  addRows: () => undefined,
  // After the likes.
  beforeKeys: (settings) => [
    `create temp table dialogue (language text, kind text, script int, line int, by_first boolean, body text) on commit drop`,
    `insert into dialogue values ${valuesOf(
      conversations.flatMap(({ language, openings, topics }) => [
        ...rowsOf(language, 'opening', openings),
        ...rowsOf(language, 'topic', topics),
      ]),
    )}`,
    `create temp table dialogue_size (language text, openings int, topics int) on commit drop`,
    `insert into dialogue_size values ${valuesOf(
      conversations.map(({ language, openings, topics }) => [
        language,
        openings.length,
        topics.length,
      ]),
    )}`,
    `create temp table talk on commit drop as
      select md5(m.member_id::text || m.other_id)::uuid as id, m.member_id as first_id, m.other_id as second_id, m.matched_at,
        greatest(last.at - m.matched_at, interval '0') as span, last.at as until,
        r.language, r.openings, r.topics, ${chance(11, 'm.member_id', 'm.other_id')} < 0.5 as first_begins,
        case when ${chance(12, 'm.member_id', 'm.other_id')} < 0.3 then 0
          else least(14, 1 + floor(-1.8 * ln(1 - ${chance(13, 'm.member_id', 'm.other_id')})))::int end as parts
      from match m cross join (select max(matched_at) as at from match) as last
        join member a on a.id = m.member_id join member b on b.id = m.other_id
        join dialogue_size r on r.language = case when a.language = b.language then a.language else 'en' end
      where m.member_id < m.other_id
        and not exists (select from chat c where c.first_id = m.member_id and c.second_id = m.other_id)`,
    'analyze talk, dialogue, dialogue_size',
    `create temp table spoken on commit drop as
      select id, first_id, second_id, sender_id, body, number, last_number,
        max(least(at, until)) over (partition by id order by number) as at
      from (
        select t.id, t.first_id, t.second_id, t.until, d.body,
          case when d.by_first = t.first_begins then t.first_id else t.second_id end as sender_id,
          row_number() over w::int as number,
          greatest(1, count(*) over (partition by t.id) - floor(4 * ${chance(14, 't.id')}))::int as last_number,
          t.matched_at + t.span * ((part + 0.4 * ${chance('20 + part', 't.id')}) / (t.parts + 0.5))
            + (d.line + 1) * (1 + 25 * ${chance('50 + part', 't.id')}) * interval '1 minute' as at
        from talk t cross join lateral generate_series(0, t.parts - 1) as part
          join dialogue d on d.language = t.language and d.kind = case when part = 0 then 'opening' else 'topic' end
            and d.script = (floor(${chance(15, 't.id')} * 1000)::int + part * 7)
              % case when part = 0 then t.openings else t.topics end
        window w as (partition by t.id order by part, d.line)) as lines
      where number <= last_number`,
    'analyze spoken',
    ...quarrelsInChats(settings),
    `create temp table written on commit drop as
      select id, max(number) as last, max(at) as at,
        coalesce(max(number) filter (where sender_id = first_id), 0) as first_last,
        coalesce(max(number) filter (where sender_id = second_id), 0) as second_last
      from spoken group by id`,
    `insert into chat (id, first_id, second_id, last_number)
      select t.id, t.first_id, t.second_id, coalesce(w.last, 0) from talk t left join written w on w.id = t.id`,
    `insert into message (chat_id, number, id, sender_id, body, sent_at, receiver_reaction)
      select s.id, s.number, ${idOf('s.id::text || s.number', 's.at')}, s.sender_id, s.body, s.at,
        case when number <= last_number and ${chance('100 + number', 's.id')} < 0.06
          then (array['❤️', '😂', '👍'])[1 + (number % 3)] end
      from spoken s order by s.id, s.number`,
    `insert into chat_member (member_id, other_id, chat_id, active_at, last_sent, delivered_to, read_to, shown_delivered_to,
        shown_read_to, unread)
      select member_id, other_id, id, at, own, last, case when waits then own else last end, last,
        case when waits then own else last end, case when waits then last - own else 0 end
      from (
        select side.*, t.id, coalesce(w.at, t.matched_at) as at, coalesce(w.last, 0) as last,
          coalesce(side.own_last, 0) as own, coalesce(side.own_last < w.last and ${chance(16, 't.id')} < 0.3, false) as waits
        from talk t left join written w on w.id = t.id
          cross join lateral (values (t.first_id, t.second_id, w.first_last), (t.second_id, t.first_id, w.second_last))
            as side (member_id, other_id, own_last)) as sides (member_id, other_id, own_last, id, at, last, own, waits)`,
  ],
};
