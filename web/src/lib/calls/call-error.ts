/** A failed call, with the response of the server or without any. */
export class CallError extends Error {
  override readonly name = 'CallError';
  /** 0 when there was no response. */
  readonly status: number;
  /**
   * The server's code. If it sent none: NETWORK_ERROR before a response, CONNECTION_LOST within one, TIMEOUT,
   * SERVER_ERROR, REFUSED, or UNEXPECTED_RESPONSE for one that is not from our API.
   */
  readonly code: string;
  readonly body: unknown;
  /** Seconds to wait, if the server said so. */
  readonly retryAfter: number | null;

  constructor(status: number, code: string, body?: unknown, retryAfter: number | null = null) {
    super(`${code} (${status})`);
    this.status = status;
    this.code = code;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

export function hasStatus(error: unknown, from: number, to = from): boolean {
  return error instanceof CallError && error.status >= from && error.status <= to;
}
