import { Failure } from '@kindred/contract/common';
import type { Route } from '@kindred/contract/route';
import type { ErrorObject } from 'ajv';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as Type from 'typebox';
import { type RestrictedAccess, requireAccess, actsAsStaff } from './access.ts';
import { type ResponseOf, type Call, serveRaw } from './serve.ts';
import { invalidFields, toFieldErrors } from './input/validation.ts';

type ViewRoute = Route & { readonly access: RestrictedAccess };

interface View<R extends ViewRoute> {
  readonly route: R;
  readonly handler: (call: Call<R>) => Promise<ResponseOf<R>>;
}

/**
 * Serves one URL with two routes of the contract, for staff and for members, each with its own query and its own
 * response: a field that the members' response does not declare never reaches a member.
 */
export function serveViews<const S extends ViewRoute, const M extends ViewRoute>(
  app: FastifyInstance,
  views: { readonly staff: View<S>; readonly member: View<M> },
) {
  const { staff, member } = views;
  const known = joined.get(staff.route) ?? joinViews(staff.route, member.route);
  joined.set(staff.route, known);
  serveRaw(app, known, async (call) => {
    const { request, reply } = call;
    const { route, handler } = actsAsStaff(call.member, app) ? staff : member;
    requireAccess(route.access, call.member, app);
    refuseInvalid(request, route);
    const response = await (handler as (call: unknown) => Promise<object>)(call);
    void reply
      .type('application/json; charset=utf-8')
      .serializer(reply.compileSerializationSchema(responseSchemaOf(route)));
    return { success: true, ...response };
  });
}

// Made once for each pair of routes, however many servers a process has: the schemas are long, and compiled by identity.
const joined = new WeakMap<Route, ReturnType<typeof joinViews>>();

const joinViews = (staff: Route, member: Route) =>
  ({
    method: staff.method,
    url: staff.url,
    access: 'member',
    ...(staff.forKeys && { forKeys: staff.forKeys }),
    schema: {
      tags: staff.schema.tags,
      summary: `${staff.schema.summary}; to members: ${member.schema.summary}`,
      querystring: Type.Object({ ...propertiesOf(member), ...propertiesOf(staff) }),
      response: {
        200: Type.Union([responseSchemaOf(staff), responseSchemaOf(member)]),
        403: Failure,
      },
    },
  }) as const satisfies Route;

const propertiesOf = ({ schema }: Route) =>
  (schema.querystring as Type.TObject | undefined)?.properties ?? {};

function responseSchemaOf({ schema }: Route) {
  const response = schema.response[200];
  if (!response) throw new Error('A view declares what it answers');
  return response as Type.TSchema & Record<string, unknown>;
}

/** A parameter of the other view may not exist in this one. */
function refuseInvalid(request: FastifyRequest, { schema }: Route) {
  const validate = request.compileValidationSchema(schema.querystring ?? {}, 'querystring');
  if (validate(request.query)) return;
  const errors = toFieldErrors((validate.errors ?? []) as ErrorObject[]);
  throw invalidFields(errors);
}
