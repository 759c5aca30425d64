import type { CasePerson } from '@kindred/contract/desk/case-parts';
import { Link } from '@tanstack/react-router';
import { formatDate } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/desk.ts';
import { LeftOut } from '../left-out.tsx';
import classes from './person.module.css';

/** The other cases about the same person. */
export function OtherCases({ person }: { person: CasePerson }) {
  const { person: m, case: words } = messages;
  const { cases, casesLeftOut } = person;
  if (cases.length === 0) return null;
  return (
    <section aria-label={m.cases}>
      <h3 className="mb-1.5 heading-bold">{m.cases}</h3>
      <ul className="m-0 grid list-none gap-2.5 p-0">
        {cases.map(({ _id, openedAt, closedAt, reports }) => (
          <li className={`flex justify-between gap-2 ${classes.item}`} key={_id}>
            <Link to="/desk" search={(before) => ({ ...before, case: _id })}>
              {m.caseOf({ when: formatDate(openedAt), reports })}
            </Link>
            <span className="text-muted">{closedAt ? words.closed : m.openCase}</span>
          </li>
        ))}
      </ul>
      <LeftOut count={casesLeftOut} person={person} />
    </section>
  );
}
