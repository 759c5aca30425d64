import { Link } from '@tanstack/react-router';
import { useAnswers } from '../../api/profiles/answers.ts';
import { countQuestions } from '../../lib/facts/count-questions.ts';
import { messages as m } from '#texts/questions.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import column from '../../ui/pages/column.module.css';
import classes from './profile-page.module.css';

/** How many questions are answered, and the way to them. */
export function QuestionSection() {
  const query = useAnswers();
  return (
    <section
      className={`grid grid-cols-1 gap-1.5 border-t border-line anywhere ${column.section} ${classes.section}`}
      aria-label={m.title}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="tracking-snug title-xs">{m.title}</h2>
        <span className={column.quiet}>
          {query.data && m.answered({ count: query.data.length, all: countQuestions() })}
        </span>
      </div>
      <p className={column.quiet}>{m.why}</p>
      <QueryState query={query} words={m} />
      <div>
        <Button render={(props) => <Link to="/questions" {...props} />} look="plain">
          {m.start}
        </Button>
      </div>
    </section>
  );
}
