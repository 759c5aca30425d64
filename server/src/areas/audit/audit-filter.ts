import { isIP } from 'node:net';
import type { AuditFilter } from '@kindred/contract/audit';
import { AppError } from '../../errors.ts';

/** A filter as SQL over `audit a`. Times become bounds of the ids, which every index is ordered by. */
export function filterToSql(filter: AuditFilter) {
  const values: unknown[] = [];
  const where: string[] = [];
  const { actor, action, subject, from, to, address } = filter;
  if (actor) where.push(`a.actor_id = $${values.push(actor)}`);
  if (action) where.push(`a.action = $${values.push(action)}`);
  if (subject) where.push(`a.subject_id = $${values.push(subject)}`);
  if (address) where.push(`a.address = $${values.push(readAddress(address))}::inet`);
  if (from) where.push(`a.id >= $${values.push(firstIdAt(from))}::uuid`);
  if (to) where.push(`a.id < $${values.push(firstIdAt(to))}::uuid`);
  return { where, values };
}

function readAddress(address: string) {
  // The zone of a link-local address means something to one machine alone, and nothing to the database.
  if (isIP(address) && !address.includes('%')) return address;
  const msg = 'Is no IP address';
  throw new AppError('invalid', `address: ${msg}.`, { errors: [{ field: 'address', msg }] });
}

/** The least id that could have been made at this moment. */
function firstIdAt(time: string) {
  const milliseconds = Math.min(Math.max(0, Date.parse(time)), 2 ** 48 - 1);
  const hex = milliseconds.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}
