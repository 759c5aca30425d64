import { longestCheckWords } from '@kindred/contract/photo-checks';
import { useState } from 'react';
import { messages as m } from '#texts/photo-check.ts';
import { useSendWords } from '../../api/photo-checks.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LongText } from '../../ui/fields/long-text.tsx';
import { Alert } from '../../ui/states/alert.tsx';

/** For someone without a camera: the same page on a phone, or some words to the team. */
export function WithoutCamera({ onBack }: { onBack: () => void }) {
  const [words, setWords] = useState('');
  const { mutate: send, isPending, error } = useSendWords();
  const typed = words.trim();
  return (
    <form
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed) send(typed);
      }}
    >
      <h2 className="title-sm">{m.noCamera}</h2>
      <p>
        {m.phone}{' '}
        <bdi className="font-semibold anywhere" translate="no">
          {location.origin}/photo-check
        </bdi>
      </p>
      <p className="text-pretty">{m.wordsAbout}</p>
      <LongText
        label={m.words}
        grows
        rows={3}
        maxLength={longestCheckWords}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" busy={isPending}>
          {m.sendWords}
        </Button>
        <Button look="plain" onClick={onBack}>
          {m.back}
        </Button>
      </div>
    </form>
  );
}
