/** A call that did not succeed: what the server said, or that it said nothing. */
export class CallError extends Error {
  override readonly name = 'CallError';
  /** 0 when no answer came. */
  readonly status: number;
  /** The server's code; NETWORK_ERROR, TIMEOUT or SERVER_ERROR where it gave none. */
  readonly code: string;
  readonly body: unknown;
  /** Seconds to wait, where the server asked for it. */
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
