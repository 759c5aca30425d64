import type { FastifyInstance } from 'fastify';
import { skipLocked } from '../../db/locks.ts';
import { statement } from '../../db/statement.ts';
import { forgetEndedBans } from '../members/banned-addresses.ts';
import { deleteExpiredChanges } from './address-change/queries.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'delete-expired-sessions': object;
    'delete-expired-codes': object;
    'delete-unused-devices': object;
    'delete-ended-bans-of-addresses': object;
    'delete-expired-address-changes': object;
  }
}

const deleteExpiredSessions = statement({
  name: 'delete_expired_sessions',
  text: `delete from session where (member_id, id) in (
    select member_id, id from session where least(idle_until, ends_at) <= $now ${skipLocked})`,
  params: { now: 'timestamptz' },
});

const deleteExpiredCodes = statement({
  name: 'delete_expired_codes',
  text: `delete from code where (member_id, kind, token_hash) in (
    select member_id, kind, token_hash from code where expires_at <= $now ${skipLocked})`,
  params: { now: 'timestamptz' },
});

const deleteUnusedDevices = statement({
  name: 'delete_unused_devices',
  text: `delete from known_device where (member_id, secret_hash) in (
    select member_id, secret_hash from known_device where used_at <= $before ${skipLocked})`,
  params: { before: 'timestamptz' },
});

const deviceLifetime = 365 * 86_400_000;

/**
 * Deletes expired sessions (which contain IP addresses), expired codes, unused known devices and ended bans of
 * addresses, each night. Changes of an address that can no longer be undone are deleted each hour, because the old
 * address is free for others then.
 */
export function cleanUpAccounts({ pool, jobs, now }: FastifyInstance) {
  jobs.schedule('delete-expired-sessions', '23 3 * * *', async () => {
    await deleteExpiredSessions.run(pool, { now: now() });
  });
  jobs.schedule('delete-expired-codes', '33 3 * * *', async () => {
    await deleteExpiredCodes.run(pool, { now: now() });
  });
  jobs.schedule('delete-unused-devices', '37 3 * * *', async () => {
    await deleteUnusedDevices.run(pool, { before: new Date(now().getTime() - deviceLifetime) });
  });
  jobs.schedule('delete-ended-bans-of-addresses', '47 3 * * *', async () => {
    await forgetEndedBans(pool, now());
  });
  jobs.schedule('delete-expired-address-changes', '43 * * * *', async () => {
    await deleteExpiredChanges(pool, now());
  });
}
