const usual = 60_000;

/** Waits for a result for a limited time, and then fails with a sentence instead of keeping the bench waiting. */
export async function within<T>(
  what: string,
  result: Promise<T>,
  milliseconds = usual,
): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new Error(`${what} took more than ${milliseconds / 1000} s, so the bench gave up.`));
  }, milliseconds);
  try {
    return await Promise.race([result, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
