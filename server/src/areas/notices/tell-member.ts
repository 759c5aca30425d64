import { noticeDefaults } from '@kindred/contract/notices';
import type { PoolClient } from 'pg';
import type { SendMail } from '../../platform/mail/mail.ts';
import type { Mail, MailKind } from '../../platform/mail/kinds.ts';
import { type NewNotice, writeNotice } from './notices.ts';

/** Tells a member in the app and by mail, as far as they want either. */
export async function tellMember<K extends MailKind>(
  client: PoolClient,
  sendMail: SendMail,
  notice: NewNotice,
  { kind, data }: Pick<Mail<K>, 'kind' | 'data'>,
) {
  await writeNotice(client, notice);
  const to = await findMailbox(client, notice);
  if (to) await sendMail(client, { to, kind, data, notice });
}

/** They are written to if the address is theirs for certain and they can still sign in to read on. */
async function findMailbox(client: PoolClient, { memberId, kind, fromId }: NewNotice) {
  const { rows } = await client.query<{ email: string }>({
    name: 'find_mailbox',
    text: `select m.email from member m
      where m.id = $1 and m.state = 'active' and m.email_verified_at is not null
        and not exists (select from block where member_id = $1 and other_id = $2)
        and coalesce((select is_on from preference
          where member_id = $1 and kind = $3 and channel = 'mail'), $4)`,
    values: [memberId, fromId ?? null, kind, noticeDefaults[kind].mail],
  });
  return rows[0]?.email ?? null;
}
