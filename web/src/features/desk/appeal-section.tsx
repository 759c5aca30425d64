import type { Statement } from '@kindred/contract/desk/statements';
import { Suspense, lazy } from 'react';
import { formatDate } from '../../lib/formats.ts';
import { messages } from '../../lib/messages/statements.ts';
import column from '../../ui/column.module.css';

// Most who open a statement read it only.
const AppealForm = lazy(async () => ({
  default: (await import('./appeal-form.tsx')).AppealForm,
}));

interface Props {
  statement: Statement;
  /** Of the link by which the statement was opened. */
  token: string;
}

/** The outcome of an appeal, or the form for one. */
export function AppealSection({ statement, token }: Props) {
  const { contest: m, appeals } = messages;
  const { appeal, appealUntil } = statement;
  // What bodies there are to go to is told also where nobody can contest it here.
  const isOver = statement.party === 'reporter' || statement.reversedAt !== null;
  if (!appeal && !appealUntil && isOver) return null;
  return (
    <section className={column.section}>
      <h2>{m.title}</h2>
      {appeal && (
        <p>{appeal.outcome ? appeals[appeal.outcome] : m.sent(formatDate(appeal.madeAt))}</p>
      )}
      {appeal?.answer && <p>{appeal.answer}</p>}
      {!appeal && appealUntil && (
        <>
          <p>{m.about(formatDate(appealUntil))}</p>
          <Suspense>
            <AppealForm token={token} />
          </Suspense>
        </>
      )}
      <p>{m.elsewhere}</p>
    </section>
  );
}
