import { isSanction } from '@kindred/contract/desk/sanctions';
import { reportOutcomes } from '@kindred/contract/reports/outcomes';
import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { OrNull, Text, Uuid, Word } from '../../../db/columns.ts';
import { lockDecision, lockReportsOfDecision } from '../../../db/locks.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type StatementTokens, createStatementTokens } from '../../members/statement-token.ts';
import type { SendMail } from '../../../platform/mail/mail.ts';
import { type RequestTokens, createRequestTokens } from '../picture-requests/token.ts';
import { insertReply } from '../reporters/insert-reply.ts';
import { notifyReporterOfOutcome } from '../reporters/notify-reporter.ts';
import { type DecisionRow, findDecision } from './decision.ts';
import { notifySubject } from './notify-subject.ts';
import type { JobsApp } from '../../../platform/jobs/jobs.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'notify-parties': { decisionId: string };
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

/** A report whose dismissal a colleague has undone since: its reporter never learns of that. */
const deleteReopened = statement({
  name: 'forget_dismissals_of_reopened_reports',
  text: `delete from decision_report t using decision d, report r
    where d.id = $decisionId and d.action = 'dismiss' and t.decision_id = d.id and r.id = t.report_id
      and (r.status <> t.outcome or r.settled_at <> greatest(d.decided_at, r.created_at))`,
  params: { decisionId: 'uuid' },
});

const updateNotified = statement({
  name: 'mark_decision_notified',
  text: 'update decision set notified_at = $now where id = $id',
  params: { id: 'uuid', now: 'timestamptz' },
});

/** Notifies the subject of a decision and every reporter, once, when it can no longer be undone. */
export function notifyParties(app: JobsApp) {
  const { pool, jobs, sendMail, now, secret, site } = app;
  const tokens = createStatementTokens(secret);
  const requestTokens = createRequestTokens(secret);
  jobs.handle('notify-parties', ({ decisionId }) =>
    inTransaction(pool, async (client) => {
      const links = { tokens, requestTokens, takesAppeals: site.document.switches.appeals };
      await lockReportsOfDecision(client, decisionId);
      await lockDecision(client, decisionId);
      const row = await findDecision(client, decisionId);
      if (!row || row.notified_at || row.undone_at) return;
      if (!isSanction(row.action)) await deleteReopened.run(client, { decisionId });
      await notifyReporters(client, { sendMail, ...links }, row, now());
      await notifySubject(client, app, links, row);
      await markNotified(client, decisionId, now());
    }),
  );
}

const markNotified = (db: Db, id: string, now: Date) => updateNotified.run(db, { id, now });

interface Links {
  readonly sendMail: SendMail;
  readonly tokens: StatementTokens;
  readonly requestTokens: RequestTokens;
  readonly takesAppeals: boolean;
}

async function notifyReporters(
  client: PoolClient,
  { sendMail, tokens, requestTokens, takesAppeals }: Links,
  row: DecisionRow,
  now: Date,
) {
  for (const { report_id, outcome, answer } of await selectAnswers.all(client, {
    decisionId: row.id,
  })) {
    if (answer)
      await insertReply(client, {
        reportId: report_id,
        message: answer,
        isInternal: false,
        staffId: row.decided_by,
        now,
      });
    const token = tokens.make({ decisionId: row.id, reportId: report_id });
    await notifyReporterOfOutcome(client, sendMail, report_id, {
      outcome,
      action: row.action,
      answer,
      token,
      requestToken: requestTokens.make(report_id),
      mayContest: takesAppeals && !isSanction(row.action),
    });
  }
}
