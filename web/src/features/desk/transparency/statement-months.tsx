import { formatDate } from '../../../lib/formats/formats.ts';
import { useState } from 'react';
import { useExportStatements } from '../../../api/desk/transparency.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages as m } from '#texts/transparency.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import panel from '../../../ui/pages/panel.module.css';
import classes from './transparency-page.module.css';

const months = Array.from({ length: 12 }, (_, index) => index + 1);

const monthOnly = { dateStyle: undefined, month: 'long', timeZone: 'UTC' } as const;
/** Of any year. */
const firstOf = (month: number) => Date.UTC(2026, month - 1, 1);

/** The statements of reasons of a month, to be sent to the European database. */
export function StatementMonths({ year }: { year: number }) {
  const { mutate, error } = useExportStatements();
  const [today] = useState(() => new Date());
  const begun = months.filter((month) => Date.UTC(year, month - 1) <= today.getTime());
  return (
    <section className={`overflow-hidden ${panel.panel} ${classes.panel}`}>
      <h2 className="px-5 pt-4 pb-2 heading">{m.statements}</h2>
      <p className="max-w-about px-5 pb-3 text-muted">{m.statementsAbout}</p>
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      <ul className="m-0 flex list-none flex-wrap gap-2 px-5 pb-3">
        {begun.map((month) => (
          <li key={month}>
            <Button
              className={classes.button}
              size="xs"
              look="plain"
              aria-label={m.statementsOf({ date: firstOf(month), year: String(year) })}
              onClick={() => mutate({ year, month })}
            >
              <time dateTime={`${year}-${`${month}`.padStart(2, '0')}`}>
                {formatDate(firstOf(month), monthOnly)}
              </time>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
