const countedForMs = 60 * 60_000;
const maxReads = 10_000;

interface Read {
  readonly sessionId: string;
  /** The parameters: the filter, the order and the page. */
  readonly question: object;
  /** The screen repeats the read automatically, or after a change made on it. */
  readonly poll: boolean | undefined;
}

/**
 * Repeated reads of one person and one screen are one entry of the log. Another process, or one that was
 * restarted, does not know of the first one and logs the read again.
 */
export function rememberReads(now: () => Date) {
  const asked = new Map<string, number>();

  return async function record(
    { sessionId, question, poll = false }: Read,
    write: () => Promise<unknown>,
  ) {
    const key = `${sessionId} ${JSON.stringify(question)}`;
    const last = asked.get(key) ?? -Infinity;
    const time = now().getTime();
    if (!poll || time - last >= countedForMs) await write();
    // A map keeps insertion order, so the first is the oldest.
    asked.delete(key);
    const [oldest] = asked.keys();
    if (asked.size >= maxReads && oldest !== undefined) asked.delete(oldest);
    asked.set(key, time);
  };
}
