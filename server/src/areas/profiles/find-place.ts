import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientNetworkOf } from '../../platform/http/address.ts';
import type { Caller } from '../../platform/http/context.ts';
import { limitFailures } from '../../platform/http/limits/rates.ts';
import { limits } from './limits.ts';
import type { StoredPlace } from './place.ts';

const { unknownPlace, unknownPlaceUnconfirmed: unconfirmed } = limits;
const ofNetwork = { ...unconfirmed, perAccount: unconfirmed.perNetwork };

/** A search that finds nothing takes the longest, and accounts without a confirmed email cost nothing. */
export function findOwnPlace(
  app: FastifyInstance,
  { id, verified }: Caller,
  request: FastifyRequest,
  find: () => StoredPlace,
): StoredPlace {
  if (verified) return limitFailures(app, unknownPlace)(id, find);
  return limitFailures(app, unconfirmed)(id, () =>
    limitFailures(app, ofNetwork)(clientNetworkOf(request), find),
  );
}
