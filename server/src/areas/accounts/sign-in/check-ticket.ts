import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientNetworkOf } from '../../../platform/http/address.ts';
import { refuseEnded, ticketOf } from '../../invitation-codes/use-code.ts';
import { takeTry } from './tries.ts';

interface Arriving {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Limits how often a network can try codes. */
export const takeInvitationTry = (app: FastifyInstance, { request, reply }: Arriving) =>
  takeTry(app, { action: 'invitation', account: clientNetworkOf(request), request, reply });

/** The ticket of someone who registers. Refuses a code that has ended, and none where one is needed. */
export async function checkTicket(
  app: FastifyInstance,
  typed: string | undefined,
  asked: Arriving,
) {
  if (typed !== undefined) await takeInvitationTry(app, asked);
  const ticket = ticketOf(app, typed);
  if (ticket) await refuseEnded(app.pool, ticket);
  return ticket;
}
