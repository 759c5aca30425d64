import type { Choice } from '@kindred/contract/likes/choices';
import { useState } from 'react';
import { session } from '../../lib/sessions/session.ts';
import { openStorage } from '../../lib/storage.ts';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

const ChoiceQuestion = lazyDialog(() =>
  import('./choice-question.tsx').then((file) => file.ChoiceQuestion),
);

interface Person {
  readonly name: string;
  readonly fits?: boolean;
}

interface Question {
  readonly name: string;
  readonly about: 'superlike' | 'outside';
  readonly send: () => void;
}

/** Asks first if there is something to know, and then sends. */
export type Ask = (choice: Choice, send: () => void) => void;

const storage = openStorage();
const key = 'superlike-explained';
const ownId = () => session.get().user?._id ?? '';
const isExplained = () => storage.getItem(key) === ownId();

/**
 * What someone should know before a like is sent: that a super like says whose it is, once, and that they and the other do
 * not fit each other's preferences.
 */
export function useChoiceQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);

  /** Whether it asks first. Otherwise the choice was sent. */
  function ask(choice: Choice, { name, fits = true }: Person, send: () => void) {
    const about = choice === 'pass' || fits ? null : 'outside';
    const asked = choice === 'superlike' && !isExplained() ? 'superlike' : about;
    if (asked) setQuestion({ name, about: asked, send });
    else send();
    return asked !== null;
  }

  const dialog = (
    <ChoiceQuestion
      opened={question !== null}
      name={question?.name ?? ''}
      about={question?.about ?? 'superlike'}
      onClose={() => setQuestion(null)}
      onSend={() => {
        if (question?.about === 'superlike') storage.setItem(key, ownId());
        setQuestion(null);
        question?.send();
      }}
    />
  );
  return { ask, dialog };
}
