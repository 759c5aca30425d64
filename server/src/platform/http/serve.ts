import { Failure, IdempotencyHeaders } from '@kindred/contract/common';
import type { Route } from '@kindred/contract/route';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import type { Static, TSchema } from 'typebox';
import type { RequestReader } from '../../db/reader.ts';
import { guard } from './access.ts';
import type { Caller } from './context.ts';
import { respondOnce, checkIdempotent } from './idempotency.ts';
import { cleaner } from './input/text.ts';
import { checkForKeys, hideFields } from './for-keys.ts';
import { readerLanguage } from './language.ts';
import { rewriterOf } from './responses/in-language.ts';

type Part<S, K extends string> =
  S extends Readonly<Record<K, infer T extends TSchema>> ? Static<T> : undefined;

/** The body of a 200, without the `success` that `serve` adds. */
export type ResponseOf<R extends Route> =
  R['schema']['response'] extends Readonly<Record<200, infer T extends TSchema>>
    ? Omit<Static<T>, 'success'>
    : never;

export interface Call<R extends Route> {
  readonly member: R['access'] extends 'public' | 'operator' ? null : Caller;
  readonly body: Part<R['schema'], 'body'>;
  readonly params: Part<R['schema'], 'params'>;
  readonly query: Part<R['schema'], 'querystring'>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** For what may be a moment old: it leads to a replica if there is one that has everything the client has seen. */
  readonly reader: RequestReader;
  /** The transaction in which an idempotent route writes everything. */
  readonly client: R extends { readonly idempotent: true } ? PoolClient : undefined;
}

/** Serves a route of the contract as declared: access first, then text, then schema, then the handler. */
export function serve<const R extends Route>(
  app: FastifyInstance,
  route: R,
  handler: (call: Call<R>) => Promise<ResponseOf<R>>,
) {
  serveRaw(app, route, async (call) => ({ success: true, ...(await handler(call)) }));
}

/** The same for the few routes whose response is no envelope: probes, files, streams. */
export function serveRaw<const R extends Route>(
  app: FastifyInstance,
  route: R,
  handler: (call: Call<R>) => Promise<unknown>,
) {
  const { method, url, access, schema, idempotent, beforeSecondFactor, freshProof } = route;
  const { largestBody, beforeAcceptance, forKeys } = route;
  if (forKeys) checkForKeys(route);
  if (idempotent) checkIdempotent(route);
  const rewrite = rewriterOf(schema.response?.[200] ?? {});
  const answer = async (call: Call<R>) => {
    const given = await handler(call);
    const response = call.member?.key ? hideFields(given, forKeys?.hides) : given;
    return rewrite ? rewrite(response, readerLanguage(call.request)) : response;
  };
  app.route({
    method,
    url,
    ...(largestBody && { bodyLimit: largestBody }),
    config: {
      access,
      ...(beforeSecondFactor && { beforeSecondFactor }),
      ...(beforeAcceptance && { beforeAcceptance }),
      ...(freshProof && { freshProof }),
      ...(forKeys && { forKeys }),
    },
    schema: {
      ...schema,
      ...(idempotent && { headers: IdempotencyHeaders }),
      tags: [...schema.tags],
      ...describeAccess(route),
      response: responsesOf(route),
    },
    ...(access !== 'public' && { onRequest: guard({ ...route, access }) }),
    preValidation: cleaner(route),
    handler: (request, reply) => {
      const { body, params, query, caller, server } = request;
      const respond = (reader: RequestReader) => {
        const call = { member: caller, body, params, query, request, reply, reader };
        if (!idempotent) return answer(call as Call<R>);
        return respondOnce(request, reply, (client) => answer({ ...call, client } as Call<R>));
      };
      return server.replicas ? server.replicas.serve(request, respond) : respond(server.pool);
    },
  });
}

/** The declared responses, and the failures that every route of its kind can have. */
function responsesOf(route: Route) {
  const { method, access, schema, idempotent, freshProof, beforeAcceptance } = route;
  const statuses = [500, 503];
  if (idempotent) statuses.push(409);
  if (method !== 'GET') statuses.push(400, 413, 415);
  if (schema.params ?? schema.querystring) statuses.push(400);
  if (access !== 'public' && access !== 'operator') statuses.push(401);
  const isOpen = access === 'public' || (access === 'member' && beforeAcceptance);
  if (freshProof || !isOpen) statuses.push(403);
  return { ...Object.fromEntries(statuses.map((status) => [status, Failure])), ...schema.response };
}

const proofSentences = {
  always: ' Needs a fresh proof, by `POST /auth/proof`.',
  sometimes: ' Some requests need a fresh proof, by `POST /auth/proof`.',
};

function describeAccess({ access, freshProof, forKeys }: Route) {
  const who = typeof access === 'string' ? access : access.join(', ');
  return {
    description: `Access: ${who}.${freshProof ? proofSentences[freshProof] : ''}`,
    ...(access !== 'public' && {
      security: [
        { bearer: [] } as Record<string, string[]>,
        ...(forKeys ? [{ key: [forKeys.scope] }] : []),
      ],
    }),
  };
}
