export async function reportIfSlow<T>(work: Promise<T>, report: () => void): Promise<T> {
  const timer = setTimeout(report, 1500);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}
