import type { FastifyInstance } from 'fastify';
import { reconcile } from './checks/reconcile.ts';
import { applyEvent } from './events/apply.ts';
import { turnPaymentClock } from './clock/turn-clock.ts';
import { premiumExpiryJobs } from './expiry.ts';
import { endSubscriptionNow } from './office/act.ts';
import { makeRefund } from './office/make-refund.ts';
import { eraseCustomer, stopForMember } from './subscriptions/stop/stop-for-member.ts';
import { resumeForMember } from './subscriptions/stop/resume.ts';
import { announcePrices } from './price-moves/announce.ts';
import { applyPrices } from './price-moves/apply.ts';
import { remindOfRenewal } from './renewal/remind.ts';
import { finishRequests } from './requests/finish.ts';
import { finishWithdrawal } from './withdrawal/finish.ts';
import { receiveEvent } from './events/receive.ts';
import type { JobsApp } from '../../platform/jobs/jobs.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'apply-payment-event': { readonly id: string };
    'finish-payment-requests': object;
    'reconcile-payments': object;
    'replay-payment-events': { readonly since: string };
    'end-premium': object;
    'end-premium-of-moment': object;
    'end-incognito': object;
    'make-refund': { readonly id: string };
    'end-subscription': { readonly id: string; readonly atPeriodEnd: boolean };
    'finish-withdrawal': { readonly id: string };
    'turn-payment-clock': { readonly to: string };
    'stop-renewal': { readonly memberId: string };
    'resume-renewal': { readonly memberId: string; readonly until: string | null };
    'erase-customer': Parameters<typeof eraseCustomer>[1];
  }
}

export function premiumJobs(app: JobsApp) {
  const { jobs } = app;
  premiumExpiryJobs(app);
  remindOfRenewal(app);
  announcePrices(app);
  applyPrices(app);
  jobs.handle('apply-payment-event', ({ id }) => applyEvent(app, id));
  jobs.handle('replay-payment-events', async ({ since }) => {
    await replayEvents(app, new Date(since));
  });
  jobs.handle('turn-payment-clock', ({ to }) => turnPaymentClock(app, new Date(to)));
  jobs.handle('make-refund', ({ id }) => makeRefund(app, id));
  jobs.handle('end-subscription', ({ id, atPeriodEnd }) =>
    endSubscriptionNow(app, id, atPeriodEnd),
  );
  jobs.handle('finish-withdrawal', ({ id }) => finishWithdrawal(app, id));
  jobs.handle('stop-renewal', ({ memberId }) => stopForMember(app, memberId));
  jobs.handle('resume-renewal', ({ memberId, until }) =>
    resumeForMember(app, memberId, until === null ? null : new Date(until)),
  );
  jobs.handle('erase-customer', (customer) => eraseCustomer(app, customer));
  jobs.schedule('reconcile-payments', '23 4 * * *', async () => void (await reconcile(app)));
  jobs.schedule('finish-payment-requests', '* * * * *', () => finishRequests(app));
}

/** Applies the events that the provider made since then, as if it had sent them again. */
async function replayEvents(app: FastifyInstance, since: Date) {
  const { stripe } = app.payments;
  const created = { gte: Math.floor(since.getTime() / 1000) };
  let count = 0;
  for await (const event of stripe.events.list({ created, limit: 100 })) {
    await receiveEvent(app, event, { again: true });
    count += 1;
  }
  return count;
}
