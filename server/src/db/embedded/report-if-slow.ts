export async function reportIfSlow<T>(work: Promise<T>, tell: () => void): Promise<T> {
  const timer = setTimeout(tell, 1500);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}
