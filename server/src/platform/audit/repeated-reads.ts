const goodFor = 10 * 60_000;
const most = 10_000;

/**
 * The last read of each session, for as long as a repetition counts as the same read. Another process, or one that
 * was restarted, does not know it and writes the read into the log again.
 */
export function rememberReads(now: () => Date) {
  const asked = new Map<string, { question: string; at: number }>();
  return {
    wasRead(sessionId: string, question: object) {
      const last = asked.get(sessionId);
      return last?.question === JSON.stringify(question) && now().getTime() - last.at < goodFor;
    },
    remember(sessionId: string, question: object) {
      // A map keeps the order in which it was filled, so the first is the oldest.
      asked.delete(sessionId);
      const [oldest] = asked.keys();
      if (asked.size >= most && oldest !== undefined) asked.delete(oldest);
      asked.set(sessionId, { question: JSON.stringify(question), at: now().getTime() });
    },
  };
}
