import type { Chat } from '@kindred/contract/chat';
import type { Message } from '@kindred/contract/chat/message';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useHistory } from '../../../api/chat/history.ts';
import { hasNewer } from '../../../lib/chat-history.ts';
import { useChangeMessage } from '../../../api/chat/messages.ts';
import { type RefusedMessage, useUnsent } from '../../../api/chat/unsent.ts';
import { messages as words } from '#texts/chat.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { Earlier } from '../../../ui/states/earlier.tsx';
import { useChosenPhoto } from '../composer/add-photo.tsx';
import { Composer } from '../composer/composer.tsx';
import type { AskSafety } from './conversation.tsx';
import { LogSkeleton } from './conversation-skeleton.tsx';
import { Head } from './head.tsx';
import { HoldHint, holdKnown } from './hold-hint.tsx';
import { Log } from './log.tsx';
import { cautionAbout } from '../messages/caution-about.ts';
import { lastOwnOf, rowsOf } from '../messages/rows.ts';
import { useEdits } from '../composer/use-edits.ts';
import { useDraft } from '../composer/use-draft.ts';
import { useMessageMenu } from '../messages/use-message-menu.tsx';

const Caution = lazyRouteComponent(() => import('./caution.tsx'), 'Caution');
const Held = lazyRouteComponent(() => import('./held.tsx'), 'Held');
const Search = lazyRouteComponent(() => import('./search.tsx'), 'Search');

/** The message that the next text refers to: it answers it, or replaces it. */
export type About =
  | { readonly do: 'reply' | 'edit'; readonly message: Message }
  /** Null after a text was sent or cancelled, undefined before the first one. */
  | null
  | undefined;

interface Props {
  chat: Chat;
  /** Whether the server has just said so, and not an older list. */
  certain: boolean;
  onSeen: (number: number) => void;
  onSafety: AskSafety;
}

export function OpenChat({ chat, certain, onSeen, onSafety }: Props) {
  const { chat: m } = words;
  const { person } = chat;
  const history = useHistory(person._id);
  const online = useOnline();
  const unsent = useUnsent(person._id);
  const { mutate: change } = useChangeMessage(person._id);
  const edits = useEdits(person._id);
  const [asked, setAbout] = useState<About>();
  // It comes back when nothing else is being changed, and what it interrupts comes back after it.
  const failed = asked?.do === 'edit' ? null : edits.failed;
  const about: About = failed ? { do: 'edit', message: failed.message } : asked;
  const [searching, setSearching] = useState(false);
  const [target, setTarget] = useState<number | null>(null);
  // Messages that were unread on arrival stay marked until the member answers.
  const [readBefore, setReadBefore] = useState<number | null>(null);
  if (certain && readBefore === null) setReadBefore(chat.unread > 0 ? chat.readTo : Infinity);
  if (unsent.waiting.length > 0 && readBefore !== Infinity) setReadBefore(Infinity);
  const menu = useMessageMenu(chat, setAbout, onSafety);
  const draft = useDraft(chat);
  const photo = useChosenPhoto();
  const { data } = history.query;
  // Without a connection nothing more certain comes.
  const isShown = data !== undefined && (certain || !online);
  const rows = data ? rowsOf({ messages: data.messages, ...unsent, chat, readBefore }) : [];
  const caution = isShown && !hasNewer(data) ? cautionAbout(data.messages) : null;

  const report = ({ _id: messageId, text }: Message) =>
    onSafety({ messageId, text }, person.firstName);
  async function show(number: number) {
    await history.goTo(number);
    setTarget(number);
  }
  /** Puts a refused message back into the field, with its photo and the message that it answers. */
  function rewrite(message: RefusedMessage) {
    unsent.drop(message);
    // What was typed since then stays below it.
    draft.replace([message.text, draft.read()].filter((text) => text?.trim()).join('\n'));
    if (message.photo) photo.put(message.photo);
    const answered = data?.messages.find(({ number }) => number === message.replyTo);
    setAbout(answered ? { do: 'reply', message: answered } : null);
  }
  return (
    <section
      className="flex min-h-0 min-w-0 flex-col"
      aria-label={m.label({ name: person.firstName })}
    >
      <Head
        chat={chat}
        searching={searching}
        onSearch={() => setSearching(!searching)}
        onSafety={onSafety}
      />
      {searching && (
        <Suspense>
          <Search
            chat={chat}
            onShow={(number) => void show(number)}
            onClose={() => setSearching(false)}
          />
        </Suspense>
      )}
      {isShown && <Earlier query={history.query} className="flex-none py-1.5 text-center" />}
      {isShown ? (
        <Log
          chat={chat}
          rows={rows}
          data={data}
          history={history}
          target={target}
          onTarget={() => setTarget(null)}
          onSeen={onSeen}
          onOptions={(message, opener) => {
            holdKnown();
            menu.open(message, opener);
          }}
          onReact={(message, reaction) => change({ do: 'react', message, reaction })}
          onDelete={(message) => change({ do: 'delete', message, for: 'me' })}
          onReport={report}
          onReply={(message) => setAbout({ do: 'reply', message })}
          onShow={(number) => void show(number)}
          onSendAnyway={unsent.sendAnyway}
          onDrop={unsent.drop}
          onRewrite={rewrite}
        />
      ) : online && !history.query.error ? (
        <LogSkeleton />
      ) : (
        <div className="flex-1 p-6">
          <QueryState query={history.query} words={words} />
        </div>
      )}
      {isShown && rows.some(({ kind }) => kind === 'message') && <HoldHint />}
      {caution && (
        <Suspense>
          <Caution about={caution} onReport={report} />
        </Suspense>
      )}
      {isShown && data.messages.every(({ mine }) => mine) && (
        <Suspense>
          <Held id={person._id} />
        </Suspense>
      )}
      <Composer
        key={`${about?.do === 'edit' ? about.message._id : 'new'} ${draft.version}`}
        chat={chat}
        isFirst={data !== undefined && rows.length === 0}
        draft={draft}
        photo={photo}
        about={about}
        edits={edits}
        failed={failed}
        onAbout={failed ? edits.giveUp : setAbout}
        onSend={unsent.send}
        lastOwn={edits.isSaving ? null : lastOwnOf(rows)}
      />
      {menu.element}
    </section>
  );
}
