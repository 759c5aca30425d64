import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useAnswers } from '../../../api/profiles/answers.ts';
import { countQuestions } from '../../../lib/facts/count-questions.ts';
import { messages as m } from '#texts/questions.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { columnLink } from '../../../ui/pages/text-link.ts';
import { QuestionCard } from './question-card.tsx';
import { QuestionSkeleton } from './question-skeleton.tsx';
import { QuestionsBar } from './questions-bar.tsx';
import classes from './questions-page.module.css';
import { UnsavedAnswers } from './unsaved-answers.tsx';
import { useQuestionOrder } from './use-question-order.ts';

const AnswersDialog = lazyDialog(() =>
  import('./answers-dialog.tsx').then((file) => file.AnswersDialog),
);

/** All questions, one at a time. */
export function QuestionsPage() {
  const answers = useAnswers();
  const online = useOnline();
  const isComing = online && !answers.error;
  return (
    <div className={`mx-auto flex min-h-dvh flex-col ${classes.page}`}>
      {answers.data ? (
        <Questions answers={answers} />
      ) : (
        <>
          <QuestionsBar answered={undefined} isComing={isComing} onList={() => undefined} />
          {isComing ? <QuestionSkeleton /> : <Missing answers={answers} />}
        </>
      )}
    </div>
  );
}

const Missing = ({ answers }: { answers: ReturnType<typeof useAnswers> }) => (
  <div className={classes.missing}>
    <QueryState query={answers} words={m} />
  </div>
);

function Questions({ answers }: { answers: ReturnType<typeof useAnswers> }) {
  const given = new Map((answers.data ?? []).map((each) => [each.question, each]));
  const { asked, ...order } = useQuestionOrder(new Set(given.keys()));
  const [isUnasked, setUnasked] = useState(false);
  const [listed, setListed] = useState<boolean | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(asked);

  // The focus was on a control of the previous question, which is gone.
  useEffect(() => {
    if (before.current !== asked) heading.current?.focus({ preventScroll: true });
    before.current = asked;
  }, [asked]);

  return (
    <>
      <QuestionsBar answered={given.size} onList={() => setListed(true)} />
      <UnsavedAnswers answers={answers} />
      {asked ? (
        <QuestionCard
          key={asked}
          question={asked}
          given={given.get(asked)}
          saved={answers.unsaved === 0}
          hasPrevious={order.hasPrevious}
          heading={heading}
          onChange={(answer) => answers.change(asked, answer)}
          isUnasked={isUnasked}
          onNext={(isAutomatic = false) => {
            setUnasked(isAutomatic);
            order.next();
          }}
          onBack={() => {
            setUnasked(false);
            order.back();
          }}
        />
      ) : (
        <AllAsked skipped={countQuestions() - given.size} heading={heading} {...order} />
      )}
      {listed !== null && (
        <AnswersDialog
          opened={listed}
          answers={answers.data ?? []}
          onClose={() => setListed(false)}
          onChange={(question) => {
            setListed(false);
            order.open(question);
          }}
          onRemove={(question) => answers.change(question, null)}
          onOpen={(answer) => answers.change(answer.question, answer)}
        />
      )}
    </>
  );
}

interface AllAskedProps extends Pick<Parameters<typeof QuestionCard>[0], 'heading'> {
  skipped: number;
  askSkipped: () => void;
}

function AllAsked({ skipped, heading, askSkipped }: AllAskedProps) {
  return (
    <div className="grid justify-items-start gap-4 px-5">
      <h2 className="tracking-tight outline-none title-lg" ref={heading} tabIndex={-1}>
        {skipped > 0 ? m.skippedTitle : m.doneTitle}
      </h2>
      <p className="text-lg text-muted">
        {skipped > 0 ? m.skipped({ count: skipped }) : m.doneText}
      </p>
      {skipped > 0 && (
        <Button size="lg" onClick={askSkipped}>
          {m.askSkipped}
        </Button>
      )}
      <Link to="/profile" className={columnLink}>
        {m.toProfile}
      </Link>
    </div>
  );
}
