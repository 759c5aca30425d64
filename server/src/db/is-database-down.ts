interface Fault {
  readonly code?: string;
  readonly message: string;
  readonly syscall?: string;
}

/** The connection fails, the server is full or stopping, or the statement lost a race or took too long. */
const states = /^(08...|53...|57P..|57014|55000|25P03|40001|40P01|55P03)$/;

const systemCalls = new Set(['connect', 'read', 'write', 'getaddrinfo']);

/** Errors of the driver itself, which have no code. */
const sentences =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered a connection error)/;

/** The request is valid and may succeed later. */
export function isDatabaseDown({ code = '', message, syscall = '' }: Fault) {
  return (
    states.test(code) ||
    systemCalls.has(syscall) ||
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(code) ||
    sentences.test(message)
  );
}
