import type { Failure } from '@kindred/contract/common';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorCode, type FieldError, statusOf } from '../errors.ts';

const codeOf = new Map<number, ErrorCode>(
  Object.entries(statusOf).map(([code, status]) => [status, code as ErrorCode]),
);

const sentences: Partial<Record<string, string>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request needs a JSON body.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send the request as application/json.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
};

/** The one place that turns errors into answers. */
export function useFailures(app: FastifyInstance) {
  app.setErrorHandler<FastifyError | AppError>((error, request, reply) => {
    const told = tell(error);
    if (told.code === 'internal')
      request.log.error({ err: error, requestId: request.id }, 'failed');
    return sendFailure(request, reply, told);
  });
}

export function sendFailure({ id }: FastifyRequest, reply: FastifyReply, error: AppError) {
  const { message, code, errors, data, retryAfter } = error;
  const body: Failure = { success: false, message, code, requestId: id };
  if (errors) body.errors = [...errors];
  if (data !== undefined) body.data = data;
  if (retryAfter !== undefined) void reply.header('retry-after', Math.ceil(retryAfter));
  return reply.code(statusOf[code]).type('application/json; charset=utf-8').send(body);
}

function tell(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  if ('fields' in error) {
    return new AppError('invalid', error.message, { errors: error.fields as FieldError[] });
  }
  if (isDatabaseGone(error)) {
    const sentence = 'The service is catching its breath. Please try again in a moment.';
    return new AppError('unavailable', sentence, { retryAfter: 2 });
  }
  const { statusCode = 500 } = error;
  if (statusCode >= 500) {
    return new AppError('internal', 'Something went wrong on our side. Please try again later.');
  }
  const code = codeOf.get(statusCode) ?? 'invalid';
  return new AppError(code, sentences[error.code] ?? 'The request could not be read.');
}

interface Fault {
  readonly code?: string;
  readonly message: string;
  readonly syscall?: string;
}

/** Connections lost or refused, shutdowns, and statements that lost a race and may be tried again. */
function isDatabaseGone({ code = '', message, syscall }: Fault) {
  return (
    /^(08...|53...|57P..|40001|40P01|55P03)$/.test(code) ||
    syscall === 'connect' ||
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(code) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(message)
  );
}
