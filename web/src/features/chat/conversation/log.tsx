import type { Chat } from '@kindred/contract/chat';
import type { Message, Reaction } from '@kindred/contract/chat/message';
import { IconArrowDown } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { useHistory } from '../../../api/chat/history.ts';
import type { RefusedMessage } from '../../../api/chat/unsent.ts';
import {
  type History,
  hasNewer,
  hasOlder,
  lastOf,
  lastOfOther,
} from '../../../lib/chat-history.ts';
import { messages as words } from '#texts/chat.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import classes from './log.module.css';
import { LogRow } from '../messages/log-row.tsx';
import { Received } from '../messages/received.tsx';
import type { Row } from '../messages/rows.ts';
import { Start } from './start.tsx';
import { useLog } from './use-log.ts';
import { useTyping } from '../composer/use-typing.ts';

export interface RowActions {
  readonly onOptions: (message: Message, opener: Element) => void;
  readonly onReact: (message: Message, reaction: Reaction | null) => void;
  readonly onReply: (message: Message) => void;
  readonly onShow: (number: number) => void;
  /** For the reader alone. */
  readonly onDelete: (message: Message) => void;
  readonly onReport: (message: Message) => void;
  readonly onSendAnyway: (message: RefusedMessage) => void;
  readonly onRewrite: (message: RefusedMessage) => void;
  readonly onDrop: (message: RefusedMessage) => void;
}

interface Props extends RowActions {
  chat: Chat;
  rows: readonly Row[];
  data: History;
  history: ReturnType<typeof useHistory>;
  /** The number of a message to go to. */
  target: number | null;
  onTarget: () => void;
  onSeen: (number: number) => void;
}

const numberOf = (row: Row | undefined) => (row?.kind === 'message' ? row.message.number : null);

const opens = (row: Row) => row.kind === 'message' && !row.message.deleted;

/** Every message, by day, and those waiting to be sent. */
export function Log({ chat, rows, data, history, target, onTarget, onSeen, ...actions }: Props) {
  const { chat: m } = words;
  const box = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<string | null>(null);
  const begins = hasOlder(data) ? 0 : 1;
  const newest = rows.at(-1);
  const typing = useTyping(chat.person._id);
  const log = useLog({
    box,
    keys: [
      ...(begins ? ['start'] : []),
      ...rows.map(({ key }) => key),
      ...(typing ? ['typing'] : []),
    ],
    first: rows.findIndex(({ fresh }) => fresh) + (rows.some(({ fresh }) => fresh) ? begins : 0),
    onOlder: hasOlder(data) ? history.loadOlder : null,
    onNewer: hasNewer(data) ? history.loadNewer : null,
    onSeen: (index) => {
      const isEnd = index >= rows.length + begins - 1;
      onSeen(lastOfOther(data, isEnd ? lastOf(data) : (numberOf(rows[index - begins]) ?? 0)));
    },
  });

  // A message that the member has just sent is always shown.
  const sending = newest?.kind === 'waiting' ? newest.key : null;
  useEffect(() => {
    if (sending) log.toEnd();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- for each message that is sent
  }, [sending]);
  const index = target === null ? -1 : rows.findIndex((row) => numberOf(row) === target);
  useEffect(() => {
    if (index < 0) return;
    log.toIndex(index + begins);
    const timer = setTimeout(onTarget, 2500);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- for each message that is looked for
  }, [index]);

  // Tab stops at one of the loaded messages that can still be opened.
  const reachable = log.items
    .flatMap(({ index: place }) => rows[place - begins] ?? [])
    .filter(opens);
  const stopKey = (reachable.find(({ key }) => key === stop) ?? reachable.at(-1))?.key;

  return (
    <div className="relative flex min-h-0 flex-1">
      <section
        ref={box}
        className={`min-w-0 flex-1 overflow-y-auto focus-visible:-outline-offset-2 ${classes.scroller}`}
        // Its messages are read by scrolling, also by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={m.list({ name: chat.person.firstName })}
      >
        <ol
          className={`relative mx-auto my-0 w-full list-none p-0 ${classes.log}`}
          style={{ height: log.height }}
        >
          {log.items.map((item) => {
            const row = rows[item.index - begins];
            return (
              <li
                key={item.key}
                ref={log.measure}
                data-index={item.index}
                className={`absolute top-0 w-full ${classes.item}`}
                style={{ transform: `translateY(${item.start}px)` }}
                data-found={(target !== null && numberOf(row) === target) || undefined}
              >
                {row ? (
                  <LogRow
                    row={row}
                    name={chat.person.firstName}
                    isStop={stopKey === row.key}
                    onStop={() => setStop(row.key)}
                    {...actions}
                  />
                ) : (
                  <Edge chat={chat} isStart={item.index === 0} />
                )}
              </li>
            );
          })}
        </ol>
      </section>
      {(!log.isAtEnd || hasNewer(data)) && (
        <Button
          className={`absolute shadow-2 ${classes.latest}`}
          look="plain"
          icon={<IconArrowDown size={18} stroke={1.75} aria-hidden />}
          onClick={() => void history.goToLatest().then(log.toEnd)}
        >
          {m.latest}
        </Button>
      )}
      <Received chat={chat} newest={data.messages.at(-1)} />
    </div>
  );
}

/** What is above the first message, or below the last one. */
function Edge({ chat, isStart }: { chat: Chat; isStart: boolean }) {
  return isStart ? <Start chat={chat} /> : <TypingDots name={chat.person.firstName} />;
}

/** Three dots, while the other is typing. */
function TypingDots({ name }: { name: string }) {
  return (
    <output className={`mt-2 flex gap-1 bg-muted-soft ${classes.typing}`}>
      <span className="sr-only">{words.chat.typing({ name })}</span>
      <i className={`rounded-full ${classes.dot}`} />
      <i className={`rounded-full ${classes.dot}`} />
      <i className={`rounded-full ${classes.dot}`} />
    </output>
  );
}
