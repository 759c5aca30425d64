import { isMailedNotice, noticeKind, switchableKinds } from '@kindred/contract/notices';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { lockMember } from '../../../db/locks.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Mail } from '../../../platform/mail/kinds.ts';
import { noticeLine } from './texts.ts';
import { type DueDelivery, type Told, findHowToTell, findWanted, finish, postpone } from './due.ts';
import { quietUntil } from './quiet.ts';

const hour = 3_600_000;

/** Mails what is due to a member, each notice once: it is marked in the transaction that adds the mail. */
export const deliverMail = (app: FastifyInstance, memberId: string) =>
  inTransaction(app.pool, async (client) => {
    if (!(await lockMember(client, memberId))) return;
    const told: Told = { memberId, channel: 'mail', now: app.now() };
    const wanted = await findWanted(client, told);
    if (wanted.length === 0) return;
    const settings = await findHowToTell(client, memberId);
    const quietEnd = quietUntil(settings, told.now, app.config.timeZone);
    if (quietEnd) return postpone(client, told, wanted, quietEnd);
    const mailer = { app, client, memberId, to: settings.email };
    const gathered = wanted.filter(({ kind }) => noticeKind(kind).gathered);
    for (const each of wanted) if (!gathered.includes(each)) await mailOne(mailer, each);
    const next = settings.mailed_at && new Date(settings.mailed_at.getTime() + hour);
    const waits = next !== null && next > told.now;
    if (waits) await postpone(client, told, gathered, next);
    else await mailGathered(mailer, gathered, told.now);
    await finish(
      client,
      told,
      waits ? wanted.filter((each) => !gathered.includes(each)) : wanted,
      'sent',
    );
  });

interface Mailer {
  readonly app: FastifyInstance;
  readonly client: PoolClient;
  readonly memberId: string;
  readonly to: string;
}

async function mailOne({ app, client, memberId, to }: Mailer, notice: DueDelivery) {
  const { kind, about: data } = notice;
  if (isMailedNotice(kind))
    await app.sendMail(client, { to, kind, data, ...stopOf(memberId, [notice]) } as Mail);
}

const writeMailedAt = statement({
  name: 'write_when_mailed',
  text: `insert into notice_setting (member_id, mailed_at) values ($memberId, $now)
    on conflict (member_id) do update set mailed_at = excluded.mailed_at`,
  params: { memberId: 'uuid', now: 'timestamptz' },
});

async function mailGathered(mailer: Mailer, notices: readonly DueDelivery[], now: Date) {
  const [first, ...more] = notices;
  if (!first) return;
  const { app, client, memberId, to } = mailer;
  await writeMailedAt.run(client as Db, { memberId, now });
  if (more.length === 0) return mailOne(mailer, first);
  const lines = notices.map(({ kind }) => noticeLine(kind));
  const data = {
    count: notices.length,
    lines: [...new Set(lines)].map((text) => ({
      text,
      count: lines.filter((line) => line === text).length,
    })),
  };
  await app.sendMail(client, { to, kind: 'gathered-notices', data, ...stopOf(memberId, notices) });
}

/** Mails that cannot be turned off have no unsubscribe link. */
function stopOf(memberId: string, notices: readonly DueDelivery[]) {
  const kinds = switchableKinds.filter((kind) => notices.some((notice) => notice.kind === kind));
  return kinds.length > 0 ? { notice: { memberId, kinds } } : {};
}
