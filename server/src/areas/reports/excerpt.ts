import { contentNames, contentOf } from '@kindred/contract/chat/content-fields';
import { lockChatOfReport } from '../../db/locks.ts';
import { type Db, statement } from '../../db/statement.ts';

/** Messages that an excerpt has before and after the reported one, and at the end of a reported chat. */
const around = 10;
const latest = 30;

const copyMessages = statement({
  name: 'copy_messages_as_evidence',
  text: `insert into evidence (report_id, kind, content, public_ids, taken_at)
    select $reportId, 'message', json_build_object('messages', json_agg(json_build_object(
        'number', m.number,
        'from', case when m.sender_id = $reportedId then 'reported' else 'reporter' end,
        ${contentNames.map((name) => `'${name}', m.${contentOf(name).column}`).join(', ')},
        'photo', case when f.public_id is not null then json_build_object('url', f.url, 'publicId', f.public_id,
          'likelyNude', coalesce(f.likely_nude, false)) end,
        'sentAt', m.sent_at, 'editedAt', m.edited_at, 'deletedAt', m.deleted_at,
        'isReported', coalesce(m.id = $messageId, false)) order by m.number)),
      coalesce(array_agg(f.public_id order by m.number) filter (where f.public_id is not null), '{}'), $now
    from chat_member s join chat c on c.id = s.chat_id
      left join message about on about.chat_id = c.id and about.id = $messageId
      join message m on m.chat_id = c.id and m.number between
        coalesce(about.number - ${around}, c.last_number - ${latest - 1}) and coalesce(about.number + ${around}, c.last_number)
      left join chat_photo f on f.public_id = m.photo_id
    where s.member_id = $reporterId and s.other_id = $reportedId
    having count(*) > 0`,
  params: {
    reportId: 'uuid',
    reporterId: 'uuid',
    reportedId: 'uuid',
    messageId: 'uuid?',
    now: 'timestamptz',
  },
});

interface Copying {
  readonly reportId: string;
  readonly reporterId: string;
  readonly reportedId: string;
  readonly messageId: string | null;
  readonly now: Date;
}

/**
 * Stores a limited part of a chat with the report. The chat is locked, so that no photo of it is deleted during that.
 */
export async function copyExcerpt(db: Db, copying: Copying) {
  await lockChatOfReport(db, copying.reporterId, copying.reportedId);
  await copyMessages.run(db, { ...copying });
}
