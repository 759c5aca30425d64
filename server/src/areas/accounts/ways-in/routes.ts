import { addWayIn, listWaysIn, removeWayIn } from '@kindred/contract/accounts/ways-in';
import type { FastifyInstance } from 'fastify';
import { clientNetworkOf } from '../../../platform/http/address.ts';
import { serve } from '../../../platform/http/serve.ts';
import { aboutCaller } from '../../../platform/visibility.ts';
import { createTokenReader } from '../providers/read-token.ts';
import { takeTry } from '../sign-in/tries.ts';
import { addToWaysIn, findWaysIn, removeFromWaysIn } from './ways-in.ts';

/** Routes for what a member can sign in with. */
export function wayInRoutes(app: FastifyInstance) {
  const { pool, accountService: service } = app;
  const readToken = createTokenReader(app);

  serve(app, listWaysIn, async ({ member }) => ({
    data: { waysIn: await findWaysIn(pool, member) },
  }));

  serve(app, addWayIn, async ({ member, body, request, reply }) => {
    await takeTry(app, { action: 'provider', account: clientNetworkOf(request), request, reply });
    await addToWaysIn(service, member, await readToken(body));
    return {};
  });

  serve(app, removeWayIn, async ({ member, body: { way } }) => {
    await removeFromWaysIn(service, member, way);
    return {};
  });
}

export const wayInVisibility = [
  aboutCaller(listWaysIn),
  aboutCaller(addWayIn, { body: { way: 'google', tokenId: 'x' }, status: 404 }),
  aboutCaller(removeWayIn, { body: { way: 'password' }, status: 409 }),
];
