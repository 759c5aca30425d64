/** The time in a URL, if it is one. */
export const timeIn = (value: unknown): string | undefined => {
  const time = typeof value === 'string' ? new Date(value) : new Date(Number.NaN);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
};
