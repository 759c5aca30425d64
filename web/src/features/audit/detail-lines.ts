import { commaList } from '../../lib/formats/formats.ts';

/** One line of the details of an entry: the value before and after a change, or a single value. */
export interface Line {
  readonly name: string;
  readonly before?: string | null;
  readonly value: string | null;
}

/** The differences between before and after, then all other details. */
export function detailLines(details: unknown): Line[] {
  const { before, after, filter, ...rest } = record(details);
  const old = record(before);
  const fresh = record(after);
  const changed = [...new Set([...Object.keys(old), ...Object.keys(fresh)])].filter(
    (name) => textOf(old[name]) !== textOf(fresh[name]),
  );
  return [
    ...changed.map((name) => ({ name, before: textOf(old[name]), value: textOf(fresh[name]) })),
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
  if (Array.isArray(value)) return commaList(value.map(textOf)) || null;
  if (typeof value === 'object')
    return (
      commaList(
        Object.entries(value)
          .filter(([, part]) => part !== null)
          .map(([name, part]) => `${name}: ${textOf(part)}`),
      ) || null
    );
  return String(value as string | number | boolean);
}
