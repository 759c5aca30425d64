import type { useAnswers } from '../../../api/profiles/answers.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { questionText } from '../../../lib/facts/question-text.ts';
import { messages as m } from '#texts/questions.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import classes from './questions-page.module.css';

/** Lists the answers that are not saved, and what to do. */
export function UnsavedAnswers({ answers }: { answers: ReturnType<typeof useAnswers> }) {
  const { failure, refused, unsaved } = answers;
  return (
    <>
      {Boolean(failure) && (
        <div className={classes.failure}>
          <Alert kind="danger">
            {m.unsaved({ count: unsaved, error: errorText(failure) })}{' '}
            <Button look="plain" size="xs" onClick={answers.sendAgain}>
              {m.again}
            </Button>
          </Alert>
        </div>
      )}
      {refused && (
        <div className={classes.failure}>
          <Alert kind="danger">
            {m.refused({
              question: questionText(refused.change[0]).question,
              error: errorText(refused.error),
            })}{' '}
            <Button look="plain" size="xs" onClick={answers.dismiss}>
              {m.dismiss}
            </Button>
          </Alert>
        </div>
      )}
    </>
  );
}
