import type { CaseReport } from '@kindred/contract/desk/case-parts';
import { useState } from 'react';
import { may } from '../../../lib/calls/may-call.ts';
import { messages } from '#texts/desk.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import classes from './person.module.css';
import { StandingLine } from './standing-line.tsx';

const StandingDialog = lazyDialog(() =>
  import('./standing-dialog.tsx').then((file) => file.StandingDialog),
);

type Reporter = NonNullable<CaseReport['reporter']>;

/** So many are listed even without a history. */
const few = 2;

const hasHistory = ({ earlier, standing }: Reporter) =>
  standing !== null || Object.values(earlier).some((reports) => reports > 0);

/** The reporters, and how their earlier reports ended. */
export function Reporters({ reports }: { reports: readonly CaseReport[] }) {
  const { person: m } = messages;
  const all = new Map(
    reports.flatMap(({ reporter }) => (reporter ? [[reporter._id, reporter] as const] : [])),
  );
  const [isWhole, setWhole] = useState(false);
  if (all.size === 0) return null;
  const people = [...all.values()];
  // Their names stand beside what they wrote. Here is who has a history.
  const known = people.filter(hasHistory);
  const isFolded = !isWhole && people.length > few;
  const shown = isFolded ? known : people;
  return (
    <section aria-label={m.reporters}>
      <h3 className="mb-1.5 heading-bold">{m.reporters}</h3>
      {people.length > few && (
        <p className="mb-2 font-semibold">
          {m.people({ people: people.length, first: people.length - known.length })}
        </p>
      )}
      <ul className="m-0 grid list-none gap-2.5 p-0 empty:hidden">
        {shown.map((reporter) => (
          <ReporterLine key={reporter._id} reporter={reporter} />
        ))}
      </ul>
      {isFolded && known.length < people.length && (
        <button
          type="button"
          className="min-h-8 cursor-pointer border-0 bg-transparent p-0 text-sm font-semibold text-ink underline"
          onClick={() => setWhole(true)}
        >
          {m.all({ people: people.length })}
        </button>
      )}
    </section>
  );
}

function ReporterLine({ reporter }: { reporter: Reporter }) {
  const { person: m } = messages;
  const [isOpen, setOpen] = useState(false);
  const name = reporter.name ?? reporter.email;
  const wasUnfounded = reporter.earlier.rejected > 0 || reporter.standing !== null;
  const mayChange = may(useSession(), 'decideCases') && wasUnfounded;
  return (
    <li className={`flex gap-2.5 ${classes.item}`}>
      <Avatar name={name} picture={null} size={28} />
      <div className="grid min-w-0 flex-1 justify-items-start gap-1.5">
        <p className="grid min-w-0">
          <b>{name}</b>
          <StandingLine reporter={reporter} />
        </p>
        {mayChange && (
          <Button
            look="plain"
            size="inline"
            aria-haspopup="dialog"
            aria-label={reporter.standing ? m.standingOf({ name }) : m.warnOf({ name })}
            onClick={() => setOpen(true)}
          >
            {reporter.standing ? m.standing : m.warn}
          </Button>
        )}
      </div>
      {isOpen && <StandingDialog reporter={reporter} name={name} onClose={() => setOpen(false)} />}
    </li>
  );
}
