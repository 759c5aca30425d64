const goodFor = 10 * 60_000;
const most = 10_000;

/**
 * What each session asked last, for as long as it counts as the same look at the same thing. Another process, or one
 * that has been started anew, knows nothing of it and errs on the side of writing down.
 */
export function rememberQuestions(now: () => Date) {
  const asked = new Map<string, { question: string; at: number }>();
  return {
    wasAsked(sessionId: string, question: object) {
      const last = asked.get(sessionId);
      return last?.question === JSON.stringify(question) && now().getTime() - last.at < goodFor;
    },
    remember(sessionId: string, question: object) {
      // The oldest goes first: a map keeps the order in which it was filled.
      asked.delete(sessionId);
      const [oldest] = asked.keys();
      if (asked.size >= most && oldest !== undefined) asked.delete(oldest);
      asked.set(sessionId, { question: JSON.stringify(question), at: now().getTime() });
    },
  };
}
