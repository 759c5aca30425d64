import { reportOutcomes } from '@kindred/contract/reports/notices';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { OrNull, Text, Uuid, Word } from '../../../db/columns.ts';
import { lockDecision, lockReportsOfDecision } from '../../../db/locks.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type StatementTokens, createStatementTokens } from '../../members/statement-token.ts';
import type { SendMail } from '../../../platform/mail/mail.ts';
import { insertAnswer } from '../../reports/reply.ts';
import { notifyReporterOfOutcome } from '../../reports/notify-reporter.ts';
import { type DecisionRow, readDecision } from './decision.ts';
import { tellBearer } from './tell-bearer.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'tell-decision': { decisionId: string };
  }
}

/** Leaves out reports that a colleague has reopened since. */
const selectAnswers = statement({
  name: 'find_answers_of_decision',
  text: `select t.report_id, t.outcome, t.answer
    from decision_report t join decision d on d.id = t.decision_id join report r on r.id = t.report_id
    where d.id = $decisionId and r.status = t.outcome
      and r.settled_at = greatest(d.decided_at, r.created_at)
    order by t.report_id`,
  params: { decisionId: 'uuid' },
  row: Row({ report_id: Uuid, outcome: Word(reportOutcomes), answer: OrNull(Text) }),
});

const updateTold = statement({
  name: 'mark_decision_told',
  text: 'update decision set told_at = $now where id = $id',
  params: { id: 'uuid', now: 'timestamptz' },
});

/** Tells the bearer and every reporter, once, when the decision can no longer be undone. */
export function tellDecisions({ pool, jobs, sendMail, now, secret, config }: FastifyInstance) {
  const links = { tokens: createStatementTokens(secret), takesAppeals: config.appeals };
  jobs.handle('tell-decision', ({ decisionId }) =>
    inTransaction(pool, async (client) => {
      await lockReportsOfDecision(client, decisionId);
      await lockDecision(client, decisionId);
      const row = await readDecision(client, decisionId).catch(() => null);
      if (!row || row.told_at || row.undone_at) return;
      await tellReporters(client, { sendMail, ...links }, row, now());
      await tellBearer(client, sendMail, links, row);
      await markTold(client, decisionId, now());
    }),
  );
}

const markTold = (db: Db, id: string, now: Date) => updateTold.run(db, { id, now });

interface Telling {
  readonly sendMail: SendMail;
  readonly tokens: StatementTokens;
  readonly takesAppeals: boolean;
}

async function tellReporters(
  client: PoolClient,
  { sendMail, tokens, takesAppeals }: Telling,
  row: DecisionRow,
  now: Date,
) {
  for (const { report_id, outcome, answer } of await selectAnswers.all(client, {
    decisionId: row.id,
  })) {
    if (answer)
      await insertAnswer(client, {
        reportId: report_id,
        message: answer,
        staffId: row.decided_by,
        now,
      });
    const token = tokens.make({ decisionId: row.id, reportId: report_id });
    await notifyReporterOfOutcome(client, sendMail, report_id, outcome, {
      answer,
      token,
      mayContest: takesAppeals && row.action === 'dismiss',
    });
  }
}
