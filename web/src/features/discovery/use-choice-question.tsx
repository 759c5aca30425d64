import type { Choice } from '@kindred/contract/likes/choices';
import { useState } from 'react';
import { useLeft } from '../../api/choices/use-left.ts';
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
  readonly about: 'superlike' | 'outside' | 'likesPerDay' | 'superlikesPerDay';
  readonly send: () => void;
}

/** Asks first if there is something to know, and then sends. */
export type Ask = (choice: Choice, send: () => void) => void;

const storage = openStorage();
const key = 'superlike-explained';
const ownId = () => session.get().user?._id ?? '';
const isExplained = () => storage.getItem(key) === ownId();

/**
 * What someone should know before a like is sent: that none is left today, that a super like says whose it is, once, and
 * that they and the other do not fit each other's preferences.
 */
export function useChoiceQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);
  const { superlikes, isUsedUp } = useLeft();

  /** Whether it asks first. Otherwise the choice was sent. */
  function ask(choice: Choice, { name, fits = true }: Person, send: () => void) {
    const about = aboutOf(choice, fits);
    if (about) setQuestion({ name, about, send });
    else send();
    return about !== null;
  }

  function aboutOf(choice: Choice, fits: boolean): Question['about'] | null {
    if (choice !== 'pass' && isUsedUp(choice)) return `${choice}sPerDay`;
    if (choice === 'superlike' && !isExplained()) return 'superlike';
    return choice === 'pass' || fits ? null : 'outside';
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
  return { ask, dialog, superlikes };
}
