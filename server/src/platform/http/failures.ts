import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Failure } from '@kindred/contract/common';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorCode, type FieldError, statusOf } from '../../errors.ts';
import { isDatabaseDown } from '../../db/is-database-down.ts';

const codeOf = new Map<number, ErrorCode>(
  Object.entries(statusOf).map(([code, status]) => [status, code as ErrorCode]),
);

const unreadable = "We couldn't read the request.";
const sentences: Partial<Record<string, string>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request needs a JSON body.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send the request as application/json.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
};

/** Turns every error into a response. */
export function sendError(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const failure = toAppError(error);
  if (failure.code === 'internal')
    request.log.error({ err: error, requestId: request.id }, 'failed');
  else if (failure.code === 'unavailable' && failure !== error)
    request.log.warn({ err: error, requestId: request.id }, 'database busy or out of reach');
  return sendFailure(request, reply, failure);
}

export function sendFailure({ id }: FastifyRequest, reply: FastifyReply, error: AppError) {
  const { message, code, errors, data, retryAfter } = error;
  const body: Failure = { success: false, message, code, requestId: id };
  if (errors) body.errors = [...errors];
  if (data !== undefined) body.data = data;
  if (retryAfter !== undefined) void reply.header('retry-after', Math.ceil(retryAfter));
  // Headers of a stream that broke before its first byte: the error is neither compressed nor a file.
  void reply.removeHeader('content-encoding').removeHeader('content-disposition');
  if (code === 'unauthenticated') void reply.header('www-authenticate', 'Bearer');
  return reply.code(statusOf[code]).type('application/json; charset=utf-8').send(body);
}

/** For invalid or late HTTP, for which there is no request and no reply. */
export function refuseUnreadable({ code }: NodeJS.ErrnoException, socket: Socket) {
  if (code === 'ECONNRESET' || !socket.writable) return;
  const requestId = randomUUID();
  const body: Failure = { success: false, message: unreadable, code: 'invalid', requestId };
  const text = JSON.stringify(body);
  const head = [
    'HTTP/1.1 400 Bad Request',
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'x-content-type-options: nosniff',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
  // A client that keeps sending would keep the connection open.
  setTimeout(() => socket.destroy(), 1000).unref();
}

function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  if (error.validation) {
    const { fields } = error as FastifyError & { fields: FieldError[] };
    return new AppError('invalid', error.message, { errors: fields });
  }
  if (isDatabaseDown(error)) {
    const sentence = 'The service is busy. Please try again in a moment.';
    return new AppError('unavailable', sentence, { retryAfter: 2 });
  }
  const { statusCode = 500 } = error;
  if (statusCode >= 500) {
    return new AppError('internal', 'Server error: Please try again later.');
  }
  return new AppError(codeOf.get(statusCode) ?? 'invalid', sentences[error.code] ?? unreadable);
}
