import type { FastifyInstance } from 'fastify';
import { type LogFn, type Logger, destination } from 'pino';

/** Lines are written together, four times a second or sooner, as writing each one took a tenth of a request's time. */
export const openLog = () => destination({ sync: false, minLength: 4096, periodicFlush: 250 });

/** One line per request, with the route as declared: actual URLs may contain names. */
export function useRequestLog(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    const { id: requestId, method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info(
      { requestId, method, route: routeOptions.url, status: reply.statusCode, ms },
      'answered',
    );
    done();
  });
}

/** Libraries log errors without their own message; the error's message would then become that of the line. */
function logMethod(this: Logger, args: Parameters<LogFn>, log: LogFn) {
  const bare = args.length === 1 && typeof args[0] === 'object';
  if (bare) log.call(this, args[0] instanceof Error ? { err: args[0] } : args[0], 'noted');
  else log.apply(this, args);
}

export const logHooks = { logMethod };

interface Fault extends Error {
  readonly code?: unknown;
  readonly table?: unknown;
  readonly constraint?: unknown;
}

interface Description {
  type: string;
  message: string;
  stack: string;
  [more: string]: unknown;
}

/** Messages of programming errors name parts of the program; any other message may quote what someone wrote. */
const ours = [TypeError, RangeError, ReferenceError];

/** An error without personal data. */
export function describeError(error: Fault): Description {
  const { name, message, code, table, constraint, cause, stack = '' } = error;
  return {
    type: name,
    message: ours.some((kind) => error instanceof kind) ? message : '',
    code,
    table,
    constraint,
    stack: stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(cause instanceof Error && { cause: describeError(cause) }),
  };
}
