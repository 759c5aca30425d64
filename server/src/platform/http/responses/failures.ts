import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Failure } from '@kindred/contract/common';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../errors.ts';
import { translateFailure } from './translate-failure.ts';
import { isDatabaseDown } from '../../../db/is-database-down.ts';

/** Our errors by the code of Fastify. */
const codeOf: Partial<Record<string, 'body_missing' | 'body_too_large' | 'not_json'>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'body_missing',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
};

/** What PostgreSQL says when its disk has no room for a write. */
const diskFull = '53100';

/** Turns every error into a response. */
export function sendError(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const failure = toAppError(error);
  if (error.code === diskFull) request.server.noteFullDatabase();
  if (failure.status === 500)
    request.log.error({ err: error, requestId: request.id }, 'request failed');
  else if (failure.status === 503 && failure !== error)
    request.log.warn({ err: error, requestId: request.id }, 'database busy or not reachable');
  return sendFailure(request, reply, failure);
}

export function sendFailure(request: FastifyRequest, reply: FastifyReply, error: AppError) {
  const { code, status, data, retryAfter } = error;
  const { message, errors } = translateFailure(request, error);
  const body: Failure = { success: false, message, code, requestId: request.id };
  if (errors) body.errors = errors;
  if (data !== undefined) body.data = data;
  if (retryAfter !== undefined) void reply.header('retry-after', Math.ceil(retryAfter));
  // Headers of a stream that broke before its first byte: the error is neither compressed nor a file.
  void reply.removeHeader('content-encoding').removeHeader('content-disposition');
  if (status === 401) void reply.header('www-authenticate', 'Bearer');
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}

/** Responds to invalid or late HTTP, for which there is no request and no reply. */
export function refuseUnreadable({ code }: NodeJS.ErrnoException, socket: Socket) {
  if (code === 'ECONNRESET' || !socket.writable) return;
  const requestId = randomUUID();
  const { message, code: failureCode } = new AppError('unreadable');
  const body: Failure = { success: false, message, code: failureCode, requestId };
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
  if (isDatabaseDown(error)) return new AppError('busy', { retryAfter: 2 });
  const { statusCode = 500 } = error;
  if (statusCode >= 500) return new AppError('internal');
  return new AppError(codeOf[error.code] ?? 'unreadable');
}
