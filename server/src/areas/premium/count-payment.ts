import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientNetworkOf } from '../../platform/http/address.ts';
import { limitRate } from '../../platform/http/limits/rates.ts';
import { limits } from './limits.ts';

const ofNetwork = { ...limits.pay, perAccount: limits.pay.perNetwork };

/** Counts attempts with a card, per member and per network: people who test stolen cards register many accounts. */
export function countPayments(app: FastifyInstance) {
  const countMember = limitRate(app, limits.pay);
  const countNetwork = limitRate(app, ofNetwork);
  return (reply: FastifyReply, memberId: string, request: FastifyRequest) => {
    countMember(reply, memberId);
    countNetwork(reply, clientNetworkOf(request));
  };
}
