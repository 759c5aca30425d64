import {
  listWithdrawable,
  openWithdrawable,
  withdrawByLink,
  withdraw as withdrawRoute,
} from '@kindred/contract/premium/withdrawal';
import type { FastifyInstance } from 'fastify';
import { clientNetworkOf } from '../../../platform/http/address.ts';
import { limitRate } from '../../../platform/http/limits/rates.ts';
import { serve } from '../../../platform/http/serve.ts';
import { aboutCaller } from '../../../platform/visibility.ts';
import { limits } from '../limits.ts';
import { findContractOfLink, listContracts, openContractOfLink } from './list.ts';
import { toWithdrawal } from './rows.ts';
import { withdraw } from './withdraw.ts';

export function withdrawalRoutes(app: FastifyInstance) {
  const countChange = limitRate(app, limits.change);

  const countLink = limitRate(app, {
    ...limits.withdrawal,
    perAccount: limits.withdrawal.perNetwork,
  });

  serve(app, listWithdrawable, async ({ member }) => ({
    data: await listContracts(app, member.id),
  }));

  serve(app, withdrawRoute, async ({ member, body, reply }) => {
    countChange(reply, member.id);
    const made = await withdraw(app, body, { memberId: member.id, byLink: false });
    return { data: { withdrawal: toWithdrawal(made) } };
  });

  serve(app, openWithdrawable, async ({ body: { token }, request, reply }) => {
    countLink(reply, clientNetworkOf(request));
    return { data: await openContractOfLink(app, token) };
  });

  serve(app, withdrawByLink, async ({ body: { token, ...declared }, request, reply }) => {
    countLink(reply, clientNetworkOf(request));
    const { id, member_id: memberId } = await findContractOfLink(app, token);
    const by = { memberId, byLink: true };
    const made = await withdraw(app, { ...declared, subscriptionId: id }, by);
    return { data: { withdrawal: toWithdrawal(made) } };
  });
}

const declaration = { subscriptionId: 'sub_unknown', name: 'Ada' };

export const publicRoutes = [openWithdrawable, withdrawByLink];

export const visibility = [
  aboutCaller(listWithdrawable),
  aboutCaller(withdrawRoute, { status: 404, body: { ...declaration, amount: 0 } }),
];
