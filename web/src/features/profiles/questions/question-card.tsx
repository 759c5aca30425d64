import type { GivenAnswer } from '@kindred/contract/profiles/answers';
import { isOpenByDefault } from '@kindred/contract/profiles/questions';
import { type RefObject, useRef, useState } from 'react';
import { questionText } from '../../../lib/facts/question-text.ts';
import { messages as m } from '#texts/questions.ts';
import { questionStem } from '../../../lib/facts/question-stem.ts';
import { AcceptedAnswers } from './accepted-answers.tsx';
import { withAnswer } from '../../../lib/calls/answer.ts';
import { AnswerOptions } from './answer-options.tsx';
import { OpenSwitch } from './open-switch.tsx';
import { QuestionActions } from './question-actions.tsx';
import classes from './question-card.module.css';
import { useAutoAdvance } from './use-auto-advance.ts';
import { useQuestionKeys } from './use-question-keys.ts';

interface Props {
  question: string;
  given: GivenAnswer | undefined;
  saved: boolean;
  /** It came automatically. */
  isUnasked: boolean;
  hasPrevious: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  onChange: (given: GivenAnswer) => void;
  onNext: (isUnasked?: boolean) => void;
  onBack: () => void;
}

/** One question: a tap answers it, and then shows more options. */
export function QuestionCard({ question, given, heading, onChange, ...props }: Props) {
  const { question: text, answers } = questionText(question);
  const stage = useRef<HTMLDivElement>(null);
  const advance = useAutoAdvance(() => props.onNext(true));
  /** It is kept here until an answer stores it. */
  const [chosenOpen, setChosenOpen] = useState(isOpenByDefault(question));
  const open = given?.open ?? chosenOpen;

  function answer(choice: number) {
    if (choice >= answers.length) return;
    onChange(withAnswer(question, choice, given, open));
    advance.start();
  }

  useQuestionKeys(question, stage, props.isUnasked, {
    answer,
    next: () => given && props.onNext(),
    skip: () => props.onNext(),
    back: () => props.hasPrevious && props.onBack(),
  });

  return (
    <div ref={stage} className="flex flex-1 flex-col">
      <article
        className={`relative flex flex-col rounded-4xl bg-raised shadow-3 ${classes.card}`}
        aria-labelledby="question"
      >
        <div className={`flex-1 ${classes.ask}`}>
          <h2
            className={`tracking-tighter text-balance anywhere outline-none ${classes.heading}`}
            id="question"
            ref={heading}
            tabIndex={-1}
          >
            {questionStem(text)}
          </h2>
          <AnswerOptions answers={answers} mine={given?.mine} onAnswer={answer} />
          <OpenSwitch
            open={open}
            onChange={(changed) => {
              setChosenOpen(changed);
              if (given) onChange({ ...given, open: changed });
            }}
            onTouch={advance.stop}
          />
        </div>
        {given ? (
          <AcceptedAnswers
            answers={answers}
            given={given}
            onChange={onChange}
            onTouch={advance.stop}
          />
        ) : (
          <p
            className={`flex items-center border-t border-line text-muted max-tablet:hidden ${classes.coming}`}
          >
            {m.coming}
          </p>
        )}
      </article>
      <QuestionActions
        given={given}
        saved={props.saved}
        waiting={advance.waiting}
        onWait={advance.stop}
        hasPrevious={props.hasPrevious}
        onNext={() => props.onNext()}
        onBack={props.onBack}
      />
    </div>
  );
}
