import { createHash } from 'node:crypto';
import {
  addPaymentMethod,
  createSetupIntent,
  listPaymentMethods,
  removePaymentMethod,
  setDefaultPaymentMethod,
} from '@kindred/contract/premium/payment-methods';
import type { FastifyInstance } from 'fastify';
import { limitRate } from '../../../platform/http/limits/rates.ts';
import { serve } from '../../../platform/http/serve.ts';
import { aboutCaller } from '../../../platform/visibility.ts';
import { refuseStaff } from '../../members/refuse-staff.ts';
import { countPayments } from '../count-payment.ts';
import { limits } from '../limits.ts';
import { customerOf } from '../provider/customer.ts';
import { ask } from '../provider/provider-failures.ts';
import { clientKey } from '../requests/client-key.ts';
import { attachMethod } from './attach.ts';
import { findOngoing } from '../subscriptions/own.ts';
import { orderMetadata } from '../trials/start-trial.ts';
import { listMethods, makeDefault, openMethod, removeMethod } from './methods.ts';
import { refuseUsedCard } from '../withdrawal/full-return.ts';

export function methodRoutes(app: FastifyInstance) {
  const countPayment = countPayments(app);
  const countRead = limitRate(app, limits.read);
  const listed = async (memberId: string) => ({
    data: { paymentMethods: await listMethods(app, memberId) },
  });

  serve(app, listPaymentMethods, async ({ member, reply }) => {
    countRead(reply, member.id);
    return ask(() => listed(member.id));
  });

  serve(app, addPaymentMethod, async ({ member, body, request, reply }) => {
    refuseStaff(member);
    countPayment(reply, member.id, request);
    return ask(async () => {
      const customer = await customerOf(app, member.id);
      const all = await listMethods(app, member.id);
      const pays = body.isDefault || !all.some(({ isDefault }) => isDefault);
      const row = pays && (await findOngoing(app.pool, member.id));
      if (row) await refuseUsedCard(app, row, body.paymentMethodId, { pays: false });
      const method = await attachMethod(app, { customer, method: body.paymentMethodId });
      if (pays) await makeDefault(app, member.id, { customer, method });
      return listed(member.id);
    });
  });

  serve(app, setDefaultPaymentMethod, async ({ member, params: { id }, request, reply }) => {
    countPayment(reply, member.id, request);
    return ask(async () => {
      const customer = await openMethod(app, member.id, id);
      await makeDefault(app, member.id, { customer, method: id });
      return listed(member.id);
    });
  });

  serve(app, removePaymentMethod, async ({ member, params: { id }, request, reply }) => {
    countPayment(reply, member.id, request);
    return ask(async () => {
      await removeMethod(app, member.id, id);
      return listed(member.id);
    });
  });

  serve(app, createSetupIntent, async ({ member, query, request, reply }) => {
    refuseStaff(member);
    countPayment(reply, member.id, request);
    const key = clientKey(request);
    const digest = createHash('sha256').update(`${member.id} ${key}`).digest('hex');
    return ask(async () => {
      const made = await app.payments.stripe.setupIntents.create(
        {
          customer: await customerOf(app, member.id),
          usage: 'off_session',
          metadata: orderMetadata(query),
        },
        key === null ? {} : { idempotencyKey: `setup-${digest}` },
      );
      return { data: { clientSecret: made.client_secret ?? '', setupIntentId: made.id } };
    });
  });
}

const url = '/subscription/payment-methods/pm_unknown';

export const visibility = [
  aboutCaller(listPaymentMethods),
  aboutCaller(addPaymentMethod, { status: 422, body: { paymentMethodId: 'pm_unknown' } }),
  aboutCaller(setDefaultPaymentMethod, { url: `${url}/default`, status: 404 }),
  aboutCaller(removePaymentMethod, { url, status: 404 }),
  aboutCaller(createSetupIntent, { status: 422 }),
];
