import {
  type NoticeContent,
  type NoticeKind,
  noticeKind,
} from '@kindred/contract/notices/all-kinds';
import type { FastifyInstance } from 'fastify';
import { lockMembers } from '../../../db/locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { presentMoment } from '../../../platform/time/moment.ts';
import { textsFor } from '../../../platform/text/language-texts.ts';
import type { PushKeys } from '../push/push-keys.ts';
import { type Browser, type Outcome, type Push, sendPush } from '../push/send-push.ts';
import { removeSubscription } from '../push/subscriptions.ts';
import {
  type Sending,
  type MemberDeliveries,
  findMemberDeliveries,
  finish,
  postpone,
} from './due.ts';

const minute = 60_000;
/** The delay before each retry. */
const pauses = [1, 5, 30].map((minutes) => minutes * minute);

/**
 * Claims what is due to members, and returns the work of sending it to all of their browsers, which holds no lock. If this
 * process dies in between, it is tried again later.
 */
export async function deliverPushes(app: FastifyInstance, memberIds: readonly string[]) {
  const sending: Sending = { channel: 'push', ...presentMoment(app) };
  const claimed = await claimDue(app, memberIds, sending);
  return async () => {
    const keys = await app.pushKeys();
    const ended = await Promise.all(
      claimed.map(async ({ browsers, ...wanted }) => {
        const push = writePush(wanted, app.site.document.brand.name);
        const outcomes = await Promise.all(browsers.map((each) => sendTo(app, keys, each, push)));
        return { deliveries: wanted.deliveries, state: stateOf(wanted, outcomes) };
      }),
    );
    for (const state of ['sent', 'failed'] as const) {
      const deliveries = ended.flatMap((each) => (each.state === state ? each.deliveries : []));
      await finish(app.pool, sending, deliveries, state);
    }
    const failed = ended.filter(({ state }) => state === 'failed').length;
    if (failed > 0)
      app.log.warn(
        { tries: pauses.length + 1, members: failed },
        'push messages not delivered after all tries',
      );
  };
}

interface MemberBrowser {
  readonly memberId: string;
  readonly id: string;
  readonly browser: Browser;
}

const outcomeOf = (outcome: Outcome) =>
  ({ sent: 'ok', gone: 'refused', failed: 'failed' } as const)[outcome];

/** A browser that ended its subscription is deleted. */
async function sendTo(app: FastifyInstance, keys: PushKeys, to: MemberBrowser, push: Push) {
  const outcome = await app.measures
    .call({ to: 'push', name: 'send push', outcomeOf }, () => sendPush(app, keys, to.browser, push))
    .catch((): Outcome => 'failed');
  if (outcome === 'gone') await removeSubscription(app.pool, to.memberId, to.id);
  return outcome;
}

/** Null for what will be tried again. */
function stateOf({ deliveries }: MemberDeliveries, outcomes: readonly Outcome[]) {
  const isLast = deliveries.some(({ tries }) => tries >= pauses.length);
  if (outcomes.includes('failed') && !isLast) return null;
  return outcomes.includes('sent') ? 'sent' : 'failed';
}

/** Postpones what is due to the next try, so that no other process sends it too. */
const claimDue = (app: FastifyInstance, ids: readonly string[], sending: Sending) =>
  inTransaction(app.pool, async (client) => {
    const memberIds = await lockMembers(client, ids);
    const wanted = await findMemberDeliveries(client, memberIds, sending, app.config.timeZone);
    if (wanted.length === 0) return [];
    const wantedIds = wanted.map(({ memberId }) => memberId);
    const browsers = await app.pushSubscriptions.find(client, wantedIds, sending.now);
    const reachable = wanted.flatMap((each) => {
      const found = browsers.get(each.memberId);
      return found ? [{ ...each, browsers: found }] : [];
    });
    const unreachable = wanted.filter(({ memberId }) => !browsers.has(memberId));
    await finish(
      client,
      sending,
      unreachable.flatMap(({ deliveries }) => deliveries),
      'kept',
    );
    await postpone(client, sending, reachable.flatMap(nextTryOf(sending.now)), 1);
    return reachable;
  });

const nextTryOf = (now: Date) => (wanted: MemberDeliveries) => {
  const tries = Math.max(...wanted.deliveries.map((each) => each.tries));
  const dueAt = new Date(now.getTime() + (pauses[tries] ?? pauses.at(-1) ?? minute));
  return wanted.deliveries.map((delivery) => ({ delivery, dueAt }));
};

function writePush({ deliveries: notices, settings }: MemberDeliveries, title: string): Push {
  const texts = textsFor(settings.language);
  const [notice] = notices;
  if (notice && notices.length === 1) {
    const { kind, about } = notice;
    const body = settings.names ? texts.pushes[kind](about) : withoutNames(texts, kind);
    return { title, body, url: pathOf(notice), tag: notice.kind };
  }
  const body = texts.pushes.several({ count: notices.length });
  return { title, body, url: '/notices', tag: 'several' };
}

/** What may be visible on a locked phone. */
const withoutNames = ({ lines }: ReturnType<typeof textsFor>, kind: NoticeKind) =>
  ((noticeKind(kind).showsLine && lines[kind]) || lines.other)();

function pathOf({ kind, about }: NoticeContent) {
  const { page, anchor } = noticeKind(kind);
  return anchor === null ? page : `${page}#${(about as Record<string, string>)[anchor]}`;
}
