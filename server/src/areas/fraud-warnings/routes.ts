import {
  countFraudWarnings,
  listFraudWarnings,
  mostWarnings,
} from '@kindred/contract/fraud-warnings';
import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { OrNull, Text, Timestamp, Uuid } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { serve } from '../../platform/http/serve.ts';
import { presentMoment } from '../../platform/time/moment.ts';
import { aboutCaller } from '../../platform/visibility.ts';
import { openStaffUser } from '../members/staff-user.ts';
import { countWarnings } from './recipients.ts';

const selectWarnings = statement({
  name: 'find_fraud_warnings',
  text: `select id, name, last_wrote_at, warned_at, withdrawn_at from fraud_warning
    where recipient_id = $memberId order by greatest(warned_at, withdrawn_at) desc, id desc limit ${mostWarnings}`,
  params: { memberId: 'uuid' },
  row: Row({
    id: Uuid,
    name: OrNull(Text),
    last_wrote_at: Timestamp,
    warned_at: Timestamp,
    withdrawn_at: OrNull(Timestamp),
  }),
});

export function fraudWarningRoutes(app: FastifyInstance) {
  const { pool } = app;

  serve(app, listFraudWarnings, async ({ member }) => {
    const rows = await selectWarnings.all(pool, { memberId: member.id });
    const warnings = rows.map(({ id: _id, name, last_wrote_at, warned_at, withdrawn_at }) => ({
      _id,
      name,
      lastWroteAt: last_wrote_at.toISOString(),
      warnedAt: warned_at.toISOString(),
      withdrawnAt: withdrawn_at?.toISOString() ?? null,
    }));
    return { data: { warnings } };
  });

  serve(app, countFraudWarnings, async ({ member, params, request }) => {
    const { _id: id } = await openStaffUser(pool, params.id, member, presentMoment(app));
    await writeAudit(pool, request, { action: 'member.read', subject: { kind: 'member', id } });
    const { to_warn: toWarn, warned } = await countWarnings(pool, id);
    return { data: { toWarn, warned } };
  });
}

export const visibility = [aboutCaller(listFraudWarnings)];
