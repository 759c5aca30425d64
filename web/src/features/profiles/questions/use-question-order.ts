import { useState } from 'react';
import { questionsInOrder } from '../../../lib/calls/answer.ts';

interface Visits {
  questions: readonly string[];
  at: number;
}

/** The current question: those without an answer, each once. */
export function useQuestionOrder(answered: ReadonlySet<string>) {
  const order = questionsInOrder();
  const [{ questions, at }, setVisits] = useState<Visits>(begin);
  const asked = questions[at];

  function begin(): Visits {
    const question = firstOpen([]);
    return { questions: question ? [question] : [], at: 0 };
  }

  /** The next one after the last question; after the end comes the first. */
  function firstOpen(visited: readonly string[]) {
    const from = order.indexOf(visited.at(-1) ?? '') + 1;
    return [...order.slice(from), ...order.slice(0, from)].find(
      (name) => !answered.has(name) && !visited.includes(name),
    );
  }

  function next() {
    if (at < questions.length - 1) return setVisits({ questions, at: at + 1 });
    const following = firstOpen(questions);
    setVisits({ questions: following ? [...questions, following] : questions, at: at + 1 });
  }

  return {
    /** Undefined at the end. */
    asked,
    hasPrevious: at > 0,
    next,
    back: () => setVisits({ questions, at: Math.max(0, at - 1) }),
    open: (question: string) =>
      setVisits({ questions: [...questions, question], at: questions.length }),
    askSkipped: () => setVisits(begin()),
  };
}
