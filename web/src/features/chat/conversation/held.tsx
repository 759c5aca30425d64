import { longestHoldAnswer } from '@kindred/contract/safety';
import { useState } from 'react';
import { useAnswerHold, useDeleteWaiting, useOwnSafety } from '../../../api/safety.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { formatDate } from '../../../lib/formats/formats.ts';
import { messages as m } from '#texts/held.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import classes from './log.module.css';

/** What a member knows whose messages to new people wait, or who can write to few of them, and what they can do. */
export function Held({ id }: { id: string }) {
  const { data } = useOwnSafety();
  if (!data || data.state === 'clear') return null;
  const waiting = data.waiting.filter(({ memberId }) => memberId === id);
  return (
    <section className={`mx-auto w-full flex-none px-5 ${classes.hint}`} aria-label={m.label}>
      <Alert kind="warning">
        <span className="grid gap-2">
          {data.state === 'held'
            ? m.held
            : m.slowed({
                count: data.peopleAnHour,
                until: formatDate(data.until ?? '', { dateStyle: 'short', timeStyle: 'short' }),
              })}
          {waiting.length > 0 && <Waiting messages={waiting} />}
          <Answer answer={data.answer} />
        </span>
      </Alert>
    </section>
  );
}

function Waiting({ messages }: { messages: readonly { _id: string; text: string }[] }) {
  const { mutate: drop, error } = useDeleteWaiting();
  return (
    <>
      <ul
        className="m-0 grid max-h-[40vh] list-none gap-2 overflow-y-auto p-0"
        aria-label={m.waiting}
      >
        {messages.map(({ _id, text }) => (
          <li key={_id} className="flex flex-wrap items-center gap-2 anywhere whitespace-pre-wrap">
            <span className="min-w-0 flex-1" translate="no">
              {text}
            </span>
            <Button size="xs" look="plain" onClick={() => drop(_id)}>
              {m.drop}
            </Button>
          </li>
        ))}
      </ul>
      {error && <span>{errorText(error)}</span>}
    </>
  );
}

/** One answer to the team, which can be changed. */
function Answer({ answer }: { answer: string | null }) {
  const [text, setText] = useState<string | null>(null);
  const { mutate: send, isPending, error } = useAnswerHold();
  if (text === null)
    return (
      <span className="flex flex-wrap items-center gap-3">
        {answer !== null && <span>{m.answered}</span>}
        <Button size="xs" look="plain" onClick={() => setText(answer ?? '')}>
          {answer === null ? m.answer : m.change}
        </Button>
      </span>
    );
  const typed = text.trim();
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed) send(typed, { onSuccess: () => setText(null) });
      }}
    >
      <TextArea
        data-autofocus
        label={m.answerLabel}
        grows={5}
        rows={2}
        maxLength={longestHoldAnswer}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {error && <span>{errorText(error)}</span>}
      <span className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="xs" busy={isPending}>
          {m.send}
        </Button>
        <Button size="xs" look="plain" onClick={() => setText(null)}>
          {m.cancel}
        </Button>
      </span>
    </form>
  );
}
