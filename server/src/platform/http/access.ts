import { timingSafeEqual } from 'node:crypto';
import type { Access } from '@kindred/contract/route';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { AppError } from '../../errors.ts';
import { type Caller, bearerToken } from './context.ts';

/** Routes that only members of some standing may call. */
export type Restricted = Exclude<Access, 'public' | 'operator'>;

/** Lets in whom the route's `access` names, before anything of the request is read. */
export function guard({
  access,
  beforeSecondFactor = false,
}: {
  access: Exclude<Access, 'public'>;
  beforeSecondFactor?: boolean | undefined;
}): onRequestAsyncHookHandler {
  if (access === 'operator') return async (request) => admitOperator(request);
  return async (request) => {
    const token = bearerToken(request);
    const caller = token && (await request.server.authenticate(token));
    if (!caller) throw new AppError('unauthenticated', 'Please sign in to continue.');
    admit(access, caller, request.server, beforeSecondFactor);
    request.caller = caller;
  };
}

type Standards = Pick<FastifyInstance, 'config' | 'now'>;

/** Refuses a member of less standing than `access` names. */
export function admit(
  access: Restricted,
  caller: Caller,
  { config, now }: Standards,
  beforeSecondFactor = false,
) {
  if (access === 'member') return;
  if (access === 'verified') {
    if (!caller.verified)
      throw new AppError('forbidden', 'Please confirm your email address first.');
  } else if (access === 'vip') {
    if (!caller.vipUntil || caller.vipUntil <= now())
      throw new AppError('forbidden', 'This is part of premium.');
  } else if (!caller.staffRole || !access.includes(caller.staffRole)) {
    throw new AppError('forbidden', 'Your account may not do this.');
  } else if (!beforeSecondFactor) {
    requireFactor(caller, config);
  }
}

/** Whether a route that members share with the team is to answer as to the team. */
export function speaksForStaff(caller: Caller, { config }: Pick<Standards, 'config'>) {
  if (!caller.staffRole) return false;
  requireFactor(caller, config);
  return true;
}

function requireFactor({ provenFactor }: Caller, { secondFactor }: Standards['config']) {
  if (secondFactor === 'optional' || provenFactor) return;
  throw new AppError(
    'second_factor_required',
    'Set up your second factor under Security before you go on.',
  );
}

function admitOperator(request: FastifyRequest) {
  const { metricsToken } = request.server.config;
  const given = bearerToken(request);
  const allowed = metricsToken
    ? given !== null && equal(given, metricsToken)
    : isLoopback(request.socket.remoteAddress) && !proxied.some((name) => name in request.headers);
  if (!allowed) throw new AppError('forbidden', 'Only the operator may read this.');
}

function equal(a: string, b: string) {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}

/** A proxy on this machine speaks for others. */
const proxied = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

const isLoopback = (address = '') => /^(127\.|::1$|::ffff:127\.)/.test(address);
