import { noticeKinds, switchableKinds } from '@kindred/contract/notices';
import { Object as Row } from 'typebox';
import { Text } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import type { Mail, MailKind } from '../../platform/mail/kinds.ts';
import type { SendMail } from '../../platform/mail/mail.ts';
import { type NewNotice, writeNotice } from './notices.ts';

/** Notifies a member in the app and by mail, according to their preferences. */
export async function notifyMember<K extends MailKind>(
  db: Db,
  sendMail: SendMail,
  notice: NewNotice,
  { kind, data }: Pick<Mail<K>, 'kind' | 'data'>,
) {
  await writeNotice(db, notice);
  const to = await findMailbox(db, notice);
  // What cannot be turned off has no link that would.
  const stops = switchableKinds.find((each) => each === notice.kind);
  const unsubscribable = stops && { notice: { memberId: notice.memberId, kind: stops } };
  if (to) await sendMail(db, { to, kind, data, ...unsubscribable });
}

const selectMailbox = statement({
  name: 'find_mailbox_for_notice',
  text: `select m.email from member m
    where m.id = $memberId and m.state = 'active' and m.email_verified_at is not null
      and not exists (select from block where member_id = $memberId and other_id = $fromId)
      and coalesce((select is_on from preference
        where member_id = $memberId and kind = $kind and channel = 'mail'), $default)`,
  params: { memberId: 'uuid', fromId: 'uuid?', kind: 'text', default: 'bool' },
  row: Row({ email: Text }),
});

/** Mails go only to verified addresses of active members. */
async function findMailbox(db: Db, { memberId, kind, fromId }: NewNotice) {
  const { mail } = noticeKinds[kind].channels;
  const found = await selectMailbox.first(db, {
    memberId,
    fromId: fromId ?? null,
    kind,
    default: mail,
  });
  return found?.email ?? null;
}
