import type { Standing } from '@kindred/contract/desk/standing';
import type { PoolClient } from 'pg';
import { notify } from '../../notices/notify.ts';

/** A warning says what happens next, and the other step until when it lasts. */
export const tellStanding = (
  client: PoolClient,
  memberId: string,
  { asideUntil, reason }: NonNullable<Standing>,
) => notify(client, { memberId, kind: 'reports.standing', about: { reason, asideUntil } });
