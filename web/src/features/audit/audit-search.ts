import type { AuditAction } from '@kindred/contract/audit/actions';

/** The filter as its URL contains it. */
export interface AuditSearch {
  actor?: string | undefined;
  subject?: string | undefined;
  action?: AuditAction | undefined;
  /** Full days in the reader's time zone. */
  from?: string | undefined;
  to?: string | undefined;
  address?: string | undefined;
  /** Whether reads are listed, too. */
  reads?: true | undefined;
}

/** How many filters narrow the log. */
export const countFilters = (search: AuditSearch) =>
  Object.values(search).filter((value) => value !== undefined).length;

export const unfiltered: AuditSearch = {
  actor: undefined,
  subject: undefined,
  action: undefined,
  from: undefined,
  to: undefined,
  address: undefined,
  reads: undefined,
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const addressPattern = /^[0-9a-fA-F:.]{2,45}$/;
const day = /^\d{4}-\d\d-\d\d$/;

/** Every key is named, because the router keeps what a validated search does not name. */
export function readAuditSearch(given: Record<string, unknown>): AuditSearch {
  const text = (name: string, pattern: RegExp) => {
    const value = given[name];
    return typeof value === 'string' && pattern.test(value) ? value : undefined;
  };
  return {
    actor: text('actor', uuid),
    subject: text('subject', uuid),
    // Only the shape is checked, because the list of actions is too large for code that every page loads.
    action: text('action', /^[a-z]+\.[a-z-]{1,30}$/) as AuditAction | undefined,
    from: text('from', day),
    to: text('to', day),
    address: text('address', addressPattern),
    reads: given['reads'] === true || undefined,
  };
}
