import { useMemo, useState } from 'react';

/**
 * What is typed. The service stores texts without the spaces and lines at their ends: they stay in the field, as the next
 * word follows them.
 */
export function useTyped<Value>(value: Value, onChange: (next: Value) => void) {
  const [typed, setTyped] = useState(value);
  const shown = useMemo(() => (isSame(typed, value) ? typed : value), [typed, value]);
  return {
    typed: shown,
    change: (next: Value) => {
      setTyped(next);
      onChange(next);
    },
  };
}

const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one, asStored) === JSON.stringify(other, asStored);

/** The database has its own order of languages. */
function asStored(_name: string, value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
