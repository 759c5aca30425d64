import { timingSafeEqual } from 'node:crypto';
import { keyPrefix } from '@kindred/contract/integrations/key-shape';
import { type Permission, hasPermission } from '@kindred/contract/permissions';
import type { Access, Route } from '@kindred/contract/route';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { AppError } from '../../errors.ts';
import { isLoopback } from './address.ts';
import { type Caller, bearerToken } from './context.ts';
import { requireFreshProof } from './fresh-proof.ts';

/** Access that depends on the member. */
export type RestrictedAccess = Exclude<Access, 'public' | 'operator'>;

/** Checks the route's `access` before anything of the request is read. */
export function guard({
  access,
  beforeSecondFactor = false,
  beforeAcceptance = false,
  freshProof,
  forKeys,
}: {
  access: Exclude<Access, 'public'>;
  beforeSecondFactor?: boolean | undefined;
  beforeAcceptance?: boolean | undefined;
  freshProof?: Route['freshProof'];
  forKeys?: Route['forKeys'];
}): onRequestAsyncHookHandler {
  if (access === 'operator') return async (request) => requireOperator(request);
  return async (request, reply) => {
    const token = bearerToken(request);
    if (token?.startsWith(keyPrefix)) {
      const key = await request.server.authenticateKey(token, forKeys?.scope ?? null, reply);
      requireAccess(access, key, request.server);
      request.caller = key;
      return;
    }
    const caller = token && (await request.server.authenticate(token));
    if (!caller) throw new AppError('unauthenticated');
    requireAccess(access, caller, request.server, beforeSecondFactor);
    // Who works for the site has no side of a member, and nothing there waits for a page to be accepted.
    if (!beforeAcceptance && !caller.staffRole) await request.server.requireAcceptance(caller);
    request.caller = caller;
    if (freshProof === 'always')
      await requireFreshProof(request.server.pool, request.server, caller);
  };
}

type AccessRules = Pick<FastifyInstance, 'site' | 'now'>;

/** Refuses a caller who lacks the access that the route needs. */
export function requireAccess(
  access: RestrictedAccess,
  caller: Caller,
  { site, now }: AccessRules,
  beforeSecondFactor = false,
) {
  if (access === 'member') return;
  if (access === 'verified') {
    if (!caller.verified) throw new AppError('email_unconfirmed');
    if (caller.pending && !caller.staffRole) throw new AppError('approval_needed');
  } else if (access === 'vip') {
    if (!caller.vipUntil || caller.vipUntil <= now()) throw new AppError('premium_required');
  } else if (!caller.staffRole || !access.includes(caller.staffRole)) {
    throw new AppError('not_permitted');
  } else if (!beforeSecondFactor) {
    requireFactor(caller, site);
  }
}

/** Whether a route that members share with staff should respond as to staff. */
export function actsAsStaff(caller: Caller, { site }: Pick<AccessRules, 'site'>) {
  if (!caller.staffRole) return false;
  requireFactor(caller, site);
  return true;
}

/** The same for a route whose staff view needs a permission. Without it the route responds as to a member. */
export const actsWith = (
  permission: Permission,
  caller: Caller,
  rules: Pick<AccessRules, 'site'>,
) => actsAsStaff(caller, rules) && hasPermission(caller.staffRole, permission);

function requireFactor({ provenFactor }: Caller, { document }: AccessRules['site']) {
  if (!document.switches.secondFactor || provenFactor) return;
  throw new AppError('second_factor_required');
}

function requireOperator(request: FastifyRequest) {
  const { metricsToken, production } = request.server.config;
  const given = bearerToken(request);
  const allowed = metricsToken
    ? given !== null && equal(given, metricsToken)
    : !production && isLocal(request);
  if (!allowed) throw new AppError('operator_only');
}

function equal(a: string, b: string) {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}

/**
 * A request through a proxy on this machine comes from elsewhere. Some proxies add no header, which is why
 * production needs a token.
 */
function isLocal({ server, socket, headers, hostname }: FastifyRequest) {
  if (server.config.trustProxy > 0 || !isLoopback(socket.remoteAddress)) return false;
  // Another host name means a proxy, or a page elsewhere whose name was pointed at this machine.
  if (hostname !== 'localhost' && !isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'))) return false;
  return !isForwarded({ headers });
}

/** Whether a proxy has passed the request on, and says so. */
export const isForwarded = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  Object.keys(headers).some((name) => forwarding.test(name));

const forwarding =
  /^(x-forwarded-.*|x-original-.*|forwarded|x-real-ip|x-client-ip|true-client-ip|via|cf-.*)$/;
