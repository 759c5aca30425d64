import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientNetworkOf } from '../../platform/http/address.ts';
import { limitRate } from '../../platform/http/rates.ts';
import { limits } from './limits.ts';

/** Counts attempts with a card, per member and per network: people who test stolen cards register many accounts. */
export function countPayments(app: FastifyInstance) {
  const { perNetwork, perAccount, seconds } = limits.pay;
  const countMember = limitRate(app, { perAccount, seconds });
  const countNetwork = limitRate(app, { perAccount: perNetwork, seconds });
  return (reply: FastifyReply, memberId: string, request: FastifyRequest) => {
    countMember(reply, memberId);
    countNetwork(reply, clientNetworkOf(request));
  };
}
