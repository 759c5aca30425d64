import {
  endSubscription,
  listSubscriptions,
  readMemberPayments,
  refundInvoice,
} from '@kindred/contract/premium/office';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { rememberReads } from '../../../platform/audit/repeated-reads.ts';
import { serve } from '../../../platform/http/serve.ts';
import { presentMoment } from '../../../platform/time/moment.ts';
import { findSearched } from '../../members/searched.ts';
import { openStaffUser } from '../../members/staff-user.ts';
import { openOwn } from '../subscriptions/own.ts';
import { toSubscription } from '../subscriptions/rows.ts';
import { end, refund } from './act.ts';
import { listSubscriptionsPage } from './list.ts';
import { readPayments } from './member-payments.ts';
import { findShownRefunds } from './refunds.ts';

export function officeRoutes(app: FastifyInstance) {
  const { pool, now } = app;
  const record = rememberReads(now);
  const moment = () => presentMoment(app);

  serve(app, listSubscriptions, async ({ member, query: { poll, ...query }, request }) => {
    const reader = { now: now(), colleagues: member.staffRole === 'administrator' };
    const found = await listSubscriptionsPage(pool, query, reader);
    const ids = found.subscriptions.map(({ member: { _id } }) => _id);
    const { total } = found.pagination;
    await record({ sessionId: member.sessionId, question: query, poll }, async () => {
      const searched = query.memberId ?? (await findSearched(pool, query.search, { total, ids }));
      await writeAudit(pool, request, {
        action: 'payment.list',
        ...(searched && { subject: { kind: 'member', id: searched } }),
        details: { ...query, count: total },
      });
    });
    return { data: found };
  });

  serve(app, readMemberPayments, async ({ member, params: { id }, query: { poll }, request }) => {
    await openStaffUser(pool, id, member, moment());
    await record({ sessionId: member.sessionId, question: { payments: id }, poll }, () =>
      writeAudit(pool, request, { action: 'payment.read', subject: { kind: 'member', id } }),
    );
    return { data: await readPayments(app, id) };
  });

  serve(app, refundInvoice, async ({ params: { id }, body, request }) => {
    const refundId = await refund(app, id, body, { request, ...moment() });
    const made = (await findShownRefunds(pool, id)).find((each) => each.id === refundId);
    if (!made) throw new Error('A refund that was stored is gone');
    return { data: { refund: made } };
  });

  serve(app, endSubscription, async ({ params: { id }, body, request }) => {
    const refundIds = await end(app, id, body, { request, ...moment() });
    const row = await openOwn(pool, id, body.subscriptionId);
    const made = (await findShownRefunds(pool, id)).filter((each) => refundIds.includes(each.id));
    const counted = made.filter(({ status }) => status !== 'failed');
    return {
      data: {
        subscription: toSubscription(row),
        refund: made.find((each) => each.id === refundIds[0]) ?? null,
        refunded: counted.reduce((sum, { amount }) => sum + amount, 0),
      },
    };
  });
}
