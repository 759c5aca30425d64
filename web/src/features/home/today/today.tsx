import { useLikes } from '../../../api/likes.ts';
import { useChats } from '../../../api/chat/inbox.ts';
import { useNewPeople } from '../../../api/discovery.ts';
import { useAnswers } from '../../../api/profiles/answers.ts';
import { messages } from '#texts/home.ts';
import { useNextStep } from '../use-next-step.ts';
import { NewLikes } from './new-likes.tsx';
import { NewPeople } from './new-people.tsx';
import { OneQuestion } from './one-question.tsx';
import { TodaySkeleton } from './today-skeleton.tsx';
import classes from './today.module.css';
import { YourTurn } from './your-turn.tsx';

/** Whose turn it is, new likes, a question and new people. They load at the same time and appear together. */
export function Today() {
  const { today: m } = messages;
  const turns = useChats('turn');
  const silent = useChats('new');
  const likes = useLikes();
  const answers = useAnswers();
  const people = useNewPeople(true);
  const { step, missing } = useNextStep();
  // What fails or waits for a connection is left out.
  if (
    [turns, silent, likes, answers, people].some(({ isLoading }) => isLoading) ||
    (!step && !missing)
  )
    return <TodaySkeleton label={m.loading} />;
  // The next step may be one of them, and has it already.
  const shown = step && 'params' in step ? step.params.id : null;
  const chats = [turns, silent]
    .flatMap(({ data }) => data?.pages[0]?.chats ?? [])
    .filter(({ person }) => person._id !== shown);
  return (
    <div className={`grid items-start gap-8 ${classes.today}`}>
      <div className={`grid min-w-0 ${classes.column}`}>
        <YourTurn chats={chats} />
        <NewPeople cards={people.data ?? []} />
      </div>
      <div className={`grid min-w-0 ${classes.column}`}>
        <NewLikes page={likes.data?.pages[0]} />
        {answers.data && <OneQuestion answers={answers.data} onAnswer={answers.change} />}
      </div>
    </div>
  );
}
