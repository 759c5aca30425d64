import type { Chat } from '@kindred/contract/chat';
import { promptName } from '../../../lib/facts/choice-names.ts';
import { messages as words } from '#texts/chat.ts';
import classes from './log.module.css';

interface Props {
  opener: NonNullable<Chat['opener']>;
  name: string;
}

/** Something from both profiles to start with. */
export function Openers({ opener: { theirs, yours }, name }: Props) {
  const { chat: m } = words;
  return (
    <>
      {theirs && <Prompt by={m.openerTheirs({ name })} {...theirs} />}
      {yours && <Prompt by={m.openerYours} {...yours} />}
    </>
  );
}

function Prompt({ by, prompt, answer }: { by: string; prompt: string; answer: string }) {
  return (
    <figure className={`w-full rounded-lg border border-line ${classes.opener}`}>
      <figcaption className="text-sm text-muted">
        {by} · {promptName(prompt)}
      </figcaption>
      <blockquote className="m-0 mt-1 anywhere quoted">{answer}</blockquote>
    </figure>
  );
}
