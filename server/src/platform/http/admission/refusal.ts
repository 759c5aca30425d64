import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Failure } from '@kindred/contract/common';
import type { Config } from '../../../config.ts';
import { AppError } from '../../../errors.ts';
import { securityHeaders } from '../responses/security.ts';

const retryAfter = 1;

/** The response to a request above the limit. */
export const overloaded = () => new AppError('busy', { retryAfter });

/** Writes the same response without any expensive step: refusing must stay cheaper than working. */
export function createRefusal(config: Config) {
  const { message, code, status } = overloaded();
  const failure: Failure = { success: false, message, code, requestId: randomUUID() };
  const [before = '', after = ''] = JSON.stringify(failure).split(failure.requestId);
  const headers = Object.entries({
    ...securityHeaders(config),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(before + failure.requestId + after)),
    'retry-after': String(retryAfter),
  }).flat();
  return (response: ServerResponse) => {
    const requestId = randomUUID();
    response.writeHead(status, [...headers, 'x-request-id', requestId]);
    response.end(before + requestId + after);
  };
}
