import type { FastifyInstance } from 'fastify';
import { type LogFn, type Logger, destination } from 'pino';

/** Lines leave together, four times a second or sooner: to write each by itself cost a tenth of a request. */
export const openLog = () => destination({ sync: false, minLength: 4096, periodicFlush: 250 });

/** One line a request, with the route as declared: addresses as typed may hold names. */
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

/** Libraries log errors without a word of their own; the words of the error would then be told as the line's. */
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

/** Mistakes of ours name things of the program; any other message may quote what somebody sent or wrote. */
const ours = [TypeError, RangeError, ReferenceError];

/** An error as the log may keep it. */
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
