import type { AuditFilter } from '@kindred/contract/audit';
import type { AuditSearch } from './audit-search.ts';

/** The filter in the URL for the API: days become the times at which they start and end for the reader. */
export const toFilter = ({ from, to, ...search }: AuditSearch): AuditFilter => ({
  ...Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)),
  ...(from && { from: new Date(`${from}T00:00`).toISOString() }),
  ...(to && { to: startOfNextDay(to) }),
});

function startOfNextDay(day: string) {
  const time = new Date(`${day}T00:00`);
  time.setDate(time.getDate() + 1);
  return time.toISOString();
}
