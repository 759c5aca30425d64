import { messages } from '#texts/desk.ts';
import caseClasses from './case/case.module.css';
import { NoFieldYet } from './focus/no-field-yet.tsx';
import { useTakenFocus } from './focus/use-taken-focus.ts';

export function NoCase({ takesFocus }: { takesFocus: boolean }) {
  const { case: m } = messages;
  const heading = useTakenFocus(takesFocus);
  return (
    <div
      className={`grid flex-1 justify-items-center gap-1 text-center text-muted max-tablet:hidden ${caseClasses.nothing}`}
    >
      <NoFieldYet />
      <h2 className="text-ink title-xs" ref={heading} tabIndex={-1}>
        {m.nothing}
      </h2>
      <p>{m.nothingAbout}</p>
    </div>
  );
}
