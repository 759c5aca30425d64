import { premiumMails } from '@kindred/contract/premium/mails';
import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { LanguageOrNull, OrNull, Text } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import type { Mail } from '../../../platform/mail/kinds.ts';
import type { SendMail } from '../../../platform/mail/mail.ts';
import { notify } from '../../notices/notify.ts';
import { type RequestKind, isRecent } from '../requests/requests.ts';

export type Sender = Pick<FastifyInstance, 'sendMail' | 'now' | 'config'>;

const selectMailbox = statement({
  name: 'find_mailbox_of_payer',
  text: `select case when (state = 'active' or $closedToo and state <> 'erased') and email_verified_at is not null then email
      end as email, language
    from member where id = $memberId`,
  params: { memberId: 'uuid', closedToo: 'bool' },
  row: Row({ email: OrNull(Text), language: LanguageOrNull }),
});

/** Its email is null if the account is closed, unless those are mailed too, or does not own one yet. */
export const findMailboxOfPayer = async (db: Db, memberId: string, closedToo = false) =>
  (await selectMailbox.first(db, { memberId, closedToo })) ?? { email: null, language: null };

/** Sends a mail about premium, with a notice. Members whose account is closed get only the notice. */
export async function mailTo<K extends keyof typeof premiumMails>(
  db: Db,
  sendMail: SendMail,
  memberId: string | null,
  mail: Pick<Mail<K>, 'kind' | 'data'>,
  isSeen = false,
) {
  const { email: to = null, language = null } = memberId
    ? await findMailboxOfPayer(db, memberId)
    : {};
  if (to !== null) await sendMail(db, { to, language, ...mail });
  const { event } = premiumMails[mail.kind];
  if (memberId) await notify(db, { memberId, kind: 'premium', about: { event }, isSeen });
}

/** The same about what members usually ask for themselves: then their page shows it, and the notice is not new. */
export async function mailAnswer<K extends keyof typeof premiumMails>(
  db: Db,
  { sendMail, now }: Sender,
  memberId: string | null,
  mail: Pick<Mail<K>, 'kind' | 'data'>,
  request: RequestKind,
) {
  const isSeen = memberId !== null && (await isRecent(db, memberId, request, now()));
  await mailTo(db, sendMail, memberId, mail, isSeen);
}
