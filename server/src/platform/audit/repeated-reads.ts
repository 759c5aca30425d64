const goodFor = 60 * 60_000;
const most = 10_000;

interface Read {
  readonly sessionId: string;
  /** What is asked for: the filter, the order and the page. */
  readonly question: object;
  /** The screen repeats by itself, or after a change made on it, what somebody looks at. */
  readonly poll: boolean | undefined;
}

/**
 * A look of somebody is one entry of the log, however often its screen asks again. Another process, or one that was
 * restarted, does not know of the look and writes it into the log once more.
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
    if (!poll || time - last >= goodFor) await write();
    // A map keeps the order in which it was filled, so the first is the oldest.
    asked.delete(key);
    const [oldest] = asked.keys();
    if (asked.size >= most && oldest !== undefined) asked.delete(oldest);
    asked.set(key, time);
  };
}
