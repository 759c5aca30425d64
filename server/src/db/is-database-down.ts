interface Fault {
  readonly code?: string;
  readonly message: string;
  readonly syscall?: string;
}

/**
 * The connection fails, the server is full, stopping, starting or read-only, as one that is not the primary (any more), it refuses
 * our password while that is changed, or the statement lost a race or took too long.
 */
const states = /^(08...|53...|57P..|57014|55000|25P03|25006|28P01|40001|40P01|55P03)$/;

/** Another connection may lead to a server that works. */
const endedStates = /^(08...|57P..|25P03|25006|28P01)$/;

const systemCalls = new Set(['connect', 'read', 'write', 'getaddrinfo']);

/** Errors of the driver itself, which have no code. */
const sentences =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered a connection error)/;

/** The error of a connection that must not be used again, though it may still be open. */
export const isConnectionEnded = (error: unknown): error is Error =>
  error instanceof Error && endedStates.test((error as Fault).code ?? '');

/** A server that refuses our password does so until someone changes something, which a start does not wait for. */
export const isRefused = ({ code = '' }: Fault) => code === '28P01';

/** The request is valid and may succeed later. */
export function isDatabaseDown({ code = '', message, syscall = '' }: Fault) {
  return (
    states.test(code) ||
    systemCalls.has(syscall) ||
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(code) ||
    sentences.test(message)
  );
}
