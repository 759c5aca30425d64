import { listOf } from '../../db/list-of.ts';
import { isIP } from 'node:net';
import type { AuditFilter } from '@kindred/contract/audit';
import { readActions } from '@kindred/contract/audit/actions';
import { type Sql, raw, sql } from '../../db/sql.ts';
import { AppError } from '../../errors.ts';

/** The conditions of a filter over `audit a`. Times become bounds of the ids, which every index is ordered by. */
export function auditConditions(filter: AuditFilter): Sql[] {
  const conditions: Sql[] = [];
  const { actor, action, subject, from, to, address, reads } = filter;
  if (actor) conditions.push(sql`a.actor_id = ${actor}`);
  if (action) conditions.push(sql`a.action = ${action}`);
  else if (!reads) conditions.push(changesOnly);
  if (subject) conditions.push(sql`a.subject_id = ${subject}`);
  if (address) conditions.push(sql`a.address = ${readAddress(address)}::inet`);
  if (from) conditions.push(sql`a.id >= ${firstIdAt(from)}::uuid`);
  if (to) conditions.push(sql`a.id < ${firstIdAt(to)}::uuid`);
  return conditions;
}

/** Written out, as in the index. */
const changesOnly = raw(`a.action not in ${listOf(readActions)}`);

function readAddress(address: string) {
  // The zone of a link-local address only means something to one machine, and nothing to the database.
  if (isIP(address) && !address.includes('%')) return address;
  throw new AppError('ip_address_invalid');
}

/** The smallest id that could have been created at this time. */
function firstIdAt(time: string) {
  const milliseconds = Math.min(Math.max(0, Date.parse(time)), 2 ** 48 - 1);
  const hex = milliseconds.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}
