import { messages as stopTexts } from '#texts/message-stops.ts';
import { isQuestion } from '@kindred/contract/chat/stops';
import { longestMessage } from '@kindred/contract/chat/limits';
import type { LikedPart } from '@kindred/contract/likes/liked-part';
import type { PublicUser } from '@kindred/contract/members';
import { IconArrowUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useUnsent } from '../../api/chat/unsent.ts';
import { entersLines, isSendKey } from '../../lib/keys/enters-lines.ts';
import { markOpened } from '../../lib/keys/just-opened.ts';
import { draftStep, keepDraft, readDraft } from '../../lib/unsent/kept-drafts.ts';
import { messages as words } from '#texts/chat.ts';
import { messages } from '#texts/likes.ts';
import { useOnline } from '../../lib/use-online.ts';
import { useSession } from '../../lib/sessions/use-session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { TextLimit, useTextLimit } from '../../ui/fields/text-limit.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import classes from './first-message.module.css';
import { openersFor } from './openers-for.ts';

interface Props {
  person: PublicUser;
  /** The part of their profile that the member liked. */
  liked: LikedPart | null;
  /** They have written by now. */
  wrote: boolean;
}

/** Writes to a new match. What is typed and not sent is the draft of the chat. */
export function FirstMessage({ person, liked, wrote }: Props) {
  const { _id: id, firstName } = person;
  const { discover: m } = messages;
  const owner = useSession().user?._id ?? '';
  const unsent = useUnsent(id);
  const [text, setText] = useState(
    () => (readDraft(owner, draftStep(id)) as { text?: string }).text ?? '',
  );
  const { field: limited, ...limit } = useTextLimit(text, longestMessage);
  const [sentId, setSentId] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  // Refused messages from an earlier match stay in the chat.
  const refused = unsent.refused.find((message) => message.id === sentId);
  const refusedId = refused?.id;

  useEffect(() => {
    if (refusedId) field.current?.focus();
  }, [refusedId]);

  function write(next: string) {
    setText(next);
    keepDraft(owner, draftStep(id), { text: next });
  }
  function send() {
    const content = text.trim();
    if (!content) return field.current?.focus();
    if (refused) unsent.drop(refused);
    setSentId(unsent.send({ text: content, photo: null, replyTo: null }));
    keepDraft(owner, draftStep(id), null);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!isSendKey(event)) return;
    event.preventDefault();
    send();
  }
  if (sentId && !refused) {
    const waiting = unsent.waiting.some((message) => message.id === sentId);
    return <Sent person={person} text={text} waiting={waiting} />;
  }
  if (wrote && text === '') return <Written person={person} />;
  return (
    <form
      className={`grid grid-cols-1 gap-3 text-start ${classes.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {refused && (
        <Alert kind={isQuestion(refused.stop) ? 'warning' : 'danger'}>
          {isQuestion(refused.stop) && <strong>{words.stopped.sure}</strong>}{' '}
          {refused.stop ? stopTexts[refused.stop] : refused.reason}{' '}
          {isQuestion(refused.stop) && refused.text === text.trim() && (
            <Button look="plain" size="xs" onClick={() => unsent.sendAnyway(refused)}>
              {words.stopped.sendAnyway}
            </Button>
          )}
        </Alert>
      )}
      {wrote && <Written person={person} />}
      {text === '' && (
        <ul
          className={`m-0 grid list-none grid-cols-1 gap-2 p-0 ${classes.openers}`}
          aria-label={m.openers}
        >
          {openersFor(person, liked).map((opener) => (
            <li key={opener}>
              <button
                className={`min-h-11 w-full cursor-pointer bg-transparent text-start text-white ${classes.button}`}
                type="button"
                onClick={() => {
                  write(opener);
                  field.current?.focus();
                  markOpened(field.current);
                }}
              >
                <span className="clamp anywhere">{opener}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div
        className={`flex items-end gap-1 rounded-3xl ${classes.frame}`}
        data-mantine-color-scheme="light"
      >
        <textarea
          className={`min-w-0 flex-1 border-0 bg-transparent anywhere outline-none ${classes.textarea}`}
          ref={field}
          data-autofocus={entersLines() ? undefined : true}
          aria-label={words.compose.label({ name: firstName })}
          placeholder={m.sayHello}
          rows={1}
          value={text}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={onKeyDown}
          {...limited}
        />
        <IconButton look="main" type="submit" size="xl" round aria-label={words.compose.send}>
          <IconArrowUp size={20} stroke={2} aria-hidden />
        </IconButton>
      </div>
      <TextLimit {...limit} />
    </form>
  );
}

/** The chat has begun. What is typed so far is a draft there. */
const Written = ({ person: { _id: id, firstName } }: { person: PublicUser }) => (
  <div className={`mt-2 grid justify-items-center gap-3 ${classes.sent}`}>
    <output className="text-brand-1">{messages.discover.wrote({ name: firstName })}</output>
    <ChatLink id={id} />
  </div>
);

const ChatLink = ({ id }: { id: string }) => (
  <Button
    className={classes.open}
    size="lg"
    render={(props) => <Link to="/matches/$id" params={{ id }} {...props} />}
  >
    {messages.discover.toChat}
  </Button>
);

interface SentProps {
  person: PublicUser;
  text: string;
  /** It has no confirmation yet. */
  waiting: boolean;
}

function Sent({ person: { _id: id, firstName }, text, waiting }: SentProps) {
  const { discover: m } = messages;
  const online = useOnline();
  const place = useRef<HTMLDivElement>(null);
  // The field that had the focus is gone.
  useEffect(() => place.current?.querySelector('a')?.focus(), []);
  const { sending, waiting: later } = words.message;
  return (
    <div ref={place} className={`mt-2 grid justify-items-center gap-3 ${classes.sent}`}>
      <blockquote
        className={`m-0 max-w-full overflow-y-auto rounded-2xl bg-brand px-5 py-3 text-start anywhere whitespace-pre-wrap text-white ${classes.quote}`}
      >
        {text}
      </blockquote>
      <output className="text-brand-1">
        {waiting ? (online ? sending : later) : m.sent({ name: firstName })}
      </output>
      <ChatLink id={id} />
    </div>
  );
}
