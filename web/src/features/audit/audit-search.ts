import type { AuditAction } from '@kindred/contract/audit/actions';

/** The question as its address says it. */
export interface AuditSearch {
  actor?: string | undefined;
  subject?: string | undefined;
  action?: AuditAction | undefined;
  /** Days, whole and in the reader's time zone. */
  from?: string | undefined;
  to?: string | undefined;
  address?: string | undefined;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const day = /^\d{4}-\d\d-\d\d$/;

/** Every key is named: the router keeps what a validated search does not name. */
export function readAuditSearch(given: Record<string, unknown>): AuditSearch {
  const text = (name: string, shape: RegExp) => {
    const value = given[name];
    return typeof value === 'string' && shape.test(value) ? value : undefined;
  };
  return {
    actor: text('actor', uuid),
    subject: text('subject', uuid),
    // Compared with the list where the question is asked: this is read with every page.
    action: text('action', /^[a-z]+\.[a-z-]{1,30}$/) as AuditAction | undefined,
    from: text('from', day),
    to: text('to', day),
    address: text('address', /^[0-9a-fA-F:.]{2,45}$/),
  };
}
