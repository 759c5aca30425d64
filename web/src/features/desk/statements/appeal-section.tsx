import type { Statement } from '@kindred/contract/desk/statements';
import { IconScale } from '@tabler/icons-react';
import { Suspense, lazy } from 'react';
import { formatDate } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/statements.ts';
import column from '../../../ui/pages/column.module.css';
import classes from './appeal-section.module.css';

// Most readers of a statement do not appeal.
const AppealForm = lazy(async () => ({
  default: (await import('./appeal-form.tsx')).AppealForm,
}));

interface Props {
  statement: Statement;
  /** From the link by which the statement was opened. */
  token: string;
}

/** The outcome of an appeal, or the form for one. */
export function AppealSection({ statement, token }: Props) {
  const { contest: m, appeals, shorter } = messages;
  const { appeal, appealUntil } = statement;
  // The complaint bodies are named also if no one can appeal here.
  const until = statement.party === 'subject' ? statement.until : null;
  const isOver = statement.party === 'reporter' || statement.reversedAt !== null;
  if (!appeal && !appealUntil && isOver) return null;
  return (
    <section className={`grid gap-4 border-t border-line ${column.section}`}>
      <h2 className="title-xs">{m.title}</h2>
      {appeal && (
        <p>
          {appeal.outcome ? appeals[appeal.outcome] : m.sent({ date: formatDate(appeal.madeAt) })}
        </p>
      )}
      {appeal?.outcome === 'partly-reversed' && until && <p>{shorter({ until })}</p>}
      {appeal && (
        <dl className="m-0 grid gap-4">
          <div>
            <dt className="text-sm text-muted">{m.yours}</dt>
            <dd className="m-0 mt-1 border-s-2 border-line-strong ps-3 anywhere whitespace-pre-line">
              {appeal.message}
            </dd>
          </div>
          {appeal.answer && (
            <div>
              <dt className="text-sm text-muted">{m.answer}</dt>
              <dd className="m-0 mt-1 border-s-2 border-line-strong ps-3 anywhere whitespace-pre-line">
                {appeal.answer}
              </dd>
            </div>
          )}
        </dl>
      )}
      {!appeal && appealUntil && (
        <>
          <p>{m.about({ date: formatDate(appealUntil) })}</p>
          <div className={classes.form}>
            <Suspense>
              <AppealForm token={token} />
            </Suspense>
          </div>
        </>
      )}
      <p className="flex items-start gap-2.5 text-sm text-pretty text-muted">
        <IconScale className="flex-none" size={18} stroke={1.75} aria-hidden />
        {m.elsewhere}
      </p>
    </section>
  );
}
