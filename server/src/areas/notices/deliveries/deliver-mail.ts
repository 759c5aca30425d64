import { isMailedNotice, noticeKind, switchableKinds } from '@kindred/contract/notices/all-kinds';
import type { FastifyInstance } from 'fastify';
import { lockMembers } from '../../../db/locks.ts';
import { statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { presentMoment } from '../../../platform/time/moment.ts';
import type { Mail } from '../../../platform/mail/kinds.ts';
import { textsFor } from '../../../platform/text/language-texts.ts';
import {
  type DueDelivery,
  type Postponed,
  type Sending,
  type MemberDeliveries,
  findMemberDeliveries,
  finish,
  postpone,
} from './due.ts';

const hour = 3_600_000;

/** Mails what is due to members, each notice once: it is marked in the transaction that adds the mail. */
export const deliverMails = (app: FastifyInstance, ids: readonly string[]) =>
  inTransaction(app.pool, async (client) => {
    const sending: Sending = { channel: 'mail', ...presentMoment(app) };
    const memberIds = await lockMembers(client, ids);
    const wanted = await findMemberDeliveries(client, memberIds, sending, app.config.timeZone);
    const plans = wanted.map((each) => planMails(each, sending.now));
    await postpone(
      client,
      sending,
      plans.flatMap((plan) => plan.postponed),
    );
    const gathered = plans.flatMap(({ gatheredFor }) => gatheredFor ?? []);
    if (gathered.length > 0)
      await writeMailedAt.run(client, { memberIds: gathered, now: sending.now });
    await app.sendMails(
      client,
      plans.flatMap((plan) => plan.mails),
    );
    await finish(
      client,
      sending,
      plans.flatMap((plan) => plan.sent),
      'sent',
    );
  });

const writeMailedAt = statement({
  name: 'write_when_mailed',
  text: `insert into notice_setting (member_id, mailed_at) select id, $now from unnest($memberIds::uuid[]) as w (id)
    on conflict (member_id) do update set mailed_at = excluded.mailed_at`,
  params: { memberIds: 'uuid[]', now: 'timestamptz' },
});

interface Plan {
  readonly mails: readonly Mail[];
  readonly sent: readonly DueDelivery[];
  readonly postponed: readonly Postponed[];
  /** The member who gets a mail of gathered kinds, of which the next comes an hour later at the earliest. */
  readonly gatheredFor: string | null;
}

function planMails(wanted: MemberDeliveries, now: Date): Plan {
  const { deliveries, settings, memberId } = wanted;
  const gathered = deliveries.filter(({ kind }) => noticeKind(kind).gathered);
  const single = deliveries.filter((each) => !gathered.includes(each));
  const mails = single.flatMap((notice) => mailOne(wanted, notice));
  const next = settings.mailed_at && new Date(settings.mailed_at.getTime() + hour);
  if (next && next > now) {
    const postponed = gathered.map((delivery) => ({ delivery, dueAt: next }));
    return { mails, sent: single, postponed, gatheredFor: null };
  }
  return {
    mails: [...mails, ...mailGathered(wanted, gathered)],
    sent: deliveries,
    postponed: [],
    gatheredFor: gathered.length > 0 ? memberId : null,
  };
}

function mailOne({ memberId, settings }: MemberDeliveries, notice: DueDelivery): Mail[] {
  const { kind, about: data } = notice;
  if (!isMailedNotice(kind)) return [];
  const { email: to, language } = settings;
  return [{ to, language, kind, data, ...stopOf(memberId, [notice]) } as Mail];
}

function mailGathered(wanted: MemberDeliveries, notices: readonly DueDelivery[]): Mail[] {
  const [first, ...more] = notices;
  if (!first) return [];
  if (more.length === 0) return mailOne(wanted, first);
  const { memberId, settings } = wanted;
  const { email: to, language } = settings;
  const { lines: texts } = textsFor(language);
  const lines = notices.map(({ kind }) => (texts[kind] ?? texts.other)());
  const data = {
    count: notices.length,
    lines: [...new Set(lines)].map((text) => ({
      text,
      count: lines.filter((line) => line === text).length,
    })),
  };
  return [{ to, language, kind: 'gathered-notices', data, ...stopOf(memberId, notices) }];
}

/** Mails that cannot be turned off have no unsubscribe link. */
function stopOf(memberId: string, notices: readonly DueDelivery[]) {
  const kinds = switchableKinds.filter((kind) => notices.some((notice) => notice.kind === kind));
  return kinds.length > 0 ? { notice: { memberId, kinds } } : {};
}
