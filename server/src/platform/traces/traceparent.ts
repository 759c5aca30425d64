/** A place in a trace, as the header `traceparent` of W3C carries it between services, and our jobs and bus in their rows and texts. */
export interface Parent {
  readonly traceId: string;
  readonly spanId: string;
  readonly sampled: boolean;
}

const shape =
  /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(-.*)?$/;

/** Null for anything that is not valid, which then begins a trace of its own. */
export function readTraceparent(text: unknown): Parent | null {
  if (typeof text !== 'string' || text.length > 512) return null;
  const [, version, traceId = '', spanId = '', flags = '', more] = shape.exec(text) ?? [];
  // Only a later version may say more.
  if (!version || (version === '00' && more)) return null;
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export const writeTraceparent = ({ traceId, spanId, sampled }: Parent) =>
  `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`;
