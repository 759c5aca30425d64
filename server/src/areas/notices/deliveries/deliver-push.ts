import { type NoticeContent, noticeKind } from '@kindred/contract/notices';
import { severalNew } from '@kindred/contract/texts/en/notice-messages';
import type { FastifyInstance } from 'fastify';
import { lockMember } from '../../../db/locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type Outcome, type Push, sendPush } from '../push/send-push.ts';
import { removeSubscription } from '../push/subscriptions.ts';
import { pushText, pushTextWithoutNames } from './texts.ts';
import { type DueDelivery, type Told, findHowToTell, findWanted, finish, postpone } from './due.ts';
import { quietUntil } from './quiet.ts';

const minute = 60_000;
/** The delay before each retry. */
const pauses = [1, 5, 30].map((minutes) => minutes * minute);

/** Sends what is due to all browsers of a member. A browser that ended its subscription is deleted. */
export async function deliverPush(app: FastifyInstance, memberId: string) {
  const told: Told = { memberId, channel: 'push', now: app.now() };
  const taken = await takeDue(app, told);
  if (!taken) return;
  const { wanted, browsers, names } = taken;
  const push = writePush(wanted, names, app.config.web.brandName);
  const keys = await app.pushKeys();
  const outcomes = await Promise.all(
    browsers.map(async ({ id, browser }) => {
      const outcome = await sendPush(app.config, keys, browser, push).catch(
        (): Outcome => 'failed',
      );
      if (outcome === 'gone') await removeSubscription(app.pool, memberId, id);
      return outcome;
    }),
  );
  const last = wanted.some(({ tries }) => tries >= pauses.length);
  if (outcomes.includes('failed') && !last) return;
  const state = outcomes.includes('sent') ? 'sent' : 'failed';
  await finish(app.pool, told, wanted, state);
  if (state === 'failed') app.log.warn({ tries: pauses.length + 1 }, 'push given up');
}

/** Claims what is due, so that no other process sends it too. If this one dies, it is tried again later. */
const takeDue = (app: FastifyInstance, told: Told) =>
  inTransaction(app.pool, async (client) => {
    if (!(await lockMember(client, told.memberId))) return null;
    const wanted = await findWanted(client, told);
    if (wanted.length === 0) return null;
    const settings = await findHowToTell(client, told.memberId);
    const quietEnd = quietUntil(settings, told.now, app.config.timeZone);
    if (quietEnd) {
      await postpone(client, told, wanted, quietEnd);
      return null;
    }
    const browsers = await app.pushSubscriptions.find(client, told.memberId, told.now);
    if (browsers.length === 0) {
      await finish(client, told, wanted, 'kept');
      return null;
    }
    const tries = Math.max(...wanted.map((each) => each.tries));
    const next = new Date(told.now.getTime() + (pauses[tries] ?? pauses.at(-1) ?? minute));
    await postpone(client, told, wanted, next, 1);
    return { wanted, browsers, names: settings.names };
  });

function writePush(notices: readonly DueDelivery[], names: boolean, title: string): Push {
  const [notice] = notices;
  if (notice && notices.length === 1) {
    const body = names ? pushText(notice) : pushTextWithoutNames(notice.kind);
    return { title, body, url: pathOf(notice), tag: notice.kind };
  }
  const body = severalNew(notices.length);
  return { title, body, url: '/notices', tag: 'several' };
}

function pathOf({ kind, about }: NoticeContent) {
  const { page, anchor } = noticeKind(kind);
  return anchor === null ? page : `${page}#${(about as Record<string, string>)[anchor]}`;
}
