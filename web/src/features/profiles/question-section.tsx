import type { GivenAnswer } from '@kindred/contract/profiles/answers';
import { questionNames } from '@kindred/contract/profiles/questions';
import { ActionIcon, Button } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { messages as words } from '../../lib/messages/profiles.ts';
import { QueryState } from '../../ui/query-state.tsx';
import column from '../../ui/column.module.css';
import { QuestionForm } from './question-form.tsx';
import { useAnswers, useTakeBackAnswer } from '../../api/profiles/answers.ts';

/** Asks one question at a time, in the order of the catalogue, and lists the answers. */
export function QuestionSection() {
  const { questions: m } = words;
  const query = useAnswers();
  const { mutate: takeBack } = useTakeBackAnswer();
  const [wanted, setWanted] = useState<string | null>(null);
  const answers = query.data ?? [];
  const answered = new Set(answers.map(({ question }) => question));
  const open = questionNames.filter((name) => !answered.has(name));
  const asked = wanted ?? open[0];

  function skip() {
    const at = open.findIndex((name) => name === asked);
    setWanted(open[(at + 1) % open.length] ?? null);
  }

  return (
    <section className={column.section} aria-label={m.title}>
      <div className={column.row}>
        <h2>{m.title}</h2>
        <span className={column.quiet}>{m.answered(answers.length, questionNames.length)}</span>
      </div>
      <p className={column.quiet}>{m.why}</p>
      <QueryState query={query} words={words} />
      {query.data && asked && (
        <QuestionForm
          key={asked}
          question={asked}
          given={answers.find(({ question }) => question === asked)}
          onDone={() => setWanted(null)}
          other={
            open.length > 1 && (
              <Button variant="default" onClick={skip}>
                {m.skip}
              </Button>
            )
          }
        />
      )}
      {query.data && !asked && <p className={column.quiet}>{m.all}</p>}
      {answers.length > 0 && <h3>{m.yours}</h3>}
      <ul className={column.list}>
        {answers.map((answer) => (
          <Answered
            key={answer.question}
            answer={answer}
            onChange={() => setWanted(answer.question)}
            onRemove={() => takeBack(answer.question)}
          />
        ))}
      </ul>
    </section>
  );
}

interface AnsweredProps {
  answer: GivenAnswer;
  onChange: () => void;
  onRemove: () => void;
}

function Answered({ answer: { question, mine }, onChange, onRemove }: AnsweredProps) {
  const { questions: m, questionTexts } = words;
  const { question: text = question, answers = [] } = questionTexts[question] ?? {};
  return (
    <li className={column.row}>
      <span>
        {text} <strong>{answers[mine]}</strong>
      </span>
      <span>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={m.change(text)}
          onClick={onChange}
        >
          <IconPencil size={18} stroke={1.75} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={m.remove(text)}
          onClick={onRemove}
        >
          <IconTrash size={18} stroke={1.75} />
        </ActionIcon>
      </span>
    </li>
  );
}
