/** One line of what an entry holds: what something was and became, or what it says. */
export interface Line {
  readonly name: string;
  readonly before?: string | null;
  readonly value: string | null;
}

/** Before and after as one difference, and everything else beside it. */
export function linesOf(details: unknown): Line[] {
  const { before, after, filter, ...rest } = record(details);
  const was = record(before);
  const is = record(after);
  const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => textOf(was[name]) !== textOf(is[name]),
  );
  return [
    ...changed.map((name) => ({ name, before: textOf(was[name]), value: textOf(is[name]) })),
    ...Object.entries({ ...record(filter), ...rest }).map(([name, value]) => ({
      name,
      value: textOf(value),
    })),
  ];
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.map(textOf).join(', ') || null;
  if (typeof value === 'object')
    return (
      Object.entries(value)
        .filter(([, part]) => part !== null)
        .map(([name, part]) => `${name}: ${textOf(part)}`)
        .join(', ') || null
    );
  return String(value as string | number | boolean);
}
