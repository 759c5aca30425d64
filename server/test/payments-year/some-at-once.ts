/** Works on a list as several processes would, some in parallel. */
export async function someAtOnce<T>(items: readonly T[], work: (item: T) => Promise<unknown>) {
  const waiting = items.values();
  // They share the queue, so that each item is worked on once.
  const next = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: 4 }, next));
}
