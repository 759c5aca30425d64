import { savedText } from '../../../lib/facts/counting-from.ts';
import type { GivenAnswer } from '@kindred/contract/profiles/answers';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { questionsInOrder, withAnswer } from '../../../lib/calls/answer.ts';
import { questionText } from '../../../lib/facts/question-text.ts';
import { messages } from '#texts/home.ts';
import { messages as words } from '#texts/questions.ts';
import { questionStem } from '../../../lib/facts/question-stem.ts';
import { Block, moreLink } from './block.tsx';
import classes from './today.module.css';

interface Props {
  answers: readonly GivenAnswer[];
  onAnswer: (question: string, given: GivenAnswer) => void;
}

/** The next question without an answer, which a tap answers in place. */
export function OneQuestion({ answers, onAnswer }: Props) {
  const { today: m } = messages;
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const [answered, setAnswered] = useState<string | null>(null);
  const given = new Map(answers.map((each) => [each.question, each]));
  const open = questionsInOrder().find((name) => !given.has(name) && !skipped.includes(name));
  const question = answered ?? open;
  if (!question) return null;
  const { question: text, answers: choices } = questionText(question);
  const answer = given.get(question);
  const isOpen = answer ? answer.open : withAnswer(question, 0, undefined).open;
  const goOn = () => {
    if (!answered) setSkipped([...skipped, question]);
    setAnswered(null);
  };
  return (
    <Block
      title={m.question}
      place="question"
      more={
        <button
          type="button"
          className={`cursor-pointer border-0 bg-transparent p-0 ${moreLink}`}
          onClick={goOn}
        >
          {answered ? m.another : m.skip}
        </button>
      }
    >
      <div className={`rounded-xl border border-line bg-surface p-5 ${classes.box}`}>
        <h3 className={`tracking-snug text-balance ${classes.question}`}>{questionStem(text)}</h3>
        <div className="grid gap-2">
          {choices.map((choice, index) => (
            <button
              key={choice}
              type="button"
              className={`cursor-pointer border border-line-strong bg-surface text-start text-lg font-semibold text-ink hover:bg-hover ${classes.choice}`}
              aria-pressed={answer?.mine === index}
              onClick={() => {
                setAnswered(question);
                onAnswer(question, withAnswer(question, index, answer));
              }}
            >
              {choice}
            </button>
          ))}
        </div>
        <p className="mt-3 flex items-start gap-2 text-sm text-muted">
          <IconLock className="flex-none" size={16} stroke={1.75} aria-hidden />
          <span>{isOpen ? words.openMeans : words.hiddenMeans}</span>
        </p>
        <output className="text-sm font-semibold empty:hidden">
          {answered && savedText(answer?.countsAt ?? null)}
        </output>
      </div>
    </Block>
  );
}
