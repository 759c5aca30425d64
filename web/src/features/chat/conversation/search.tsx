import type { Chat } from '@kindred/contract/chat';
import { useEffect, useRef, useState } from 'react';
import { useMessageSearch } from '../../../api/chat/messages.ts';
import { messages as words } from '#texts/chat.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { summaryForReader } from '../../../lib/facts/summary-for-reader.ts';
import { agoText } from '../times.ts';

interface Props {
  chat: Chat;
  onShow: (number: number) => void;
  onClose: () => void;
}

/** Finds messages of one conversation. */
export function Search({ chat, onShow, onClose }: Props) {
  const { search: m, inbox } = words;
  const [text, setText] = useState('');
  const query = useMessageSearch(chat.person._id, text);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  useEffect(() => {
    opener.current = document.activeElement;
    box.current?.querySelector('input')?.focus();
  }, []);
  const found = query.data?.pages.flatMap(({ messages }) => messages);
  function close() {
    if (opener.current instanceof HTMLElement) opener.current.focus();
    onClose();
  }
  return (
    <div ref={box} className="grid flex-none gap-2 border-b border-line px-5 py-3">
      <SearchField label={m.label} term={text} onSearch={(term) => setText(term ?? '')} />
      {text !== '' && <QueryState query={query} words={words} />}
      {found && text !== '' && (
        <output className="text-sm text-muted">
          {found.length === 0 && !query.hasNextPage ? m.none : m.found({ count: found.length })}
        </output>
      )}
      {found && found.length > 0 && (
        <ul className="m-0 max-h-[40vh] list-none overflow-y-auto p-0">
          {found.map(({ _id, number, mine, photo, text: body, sentAt }) => (
            <li key={_id}>
              <button
                className="flex w-full cursor-pointer gap-3 rounded-md border-0 bg-transparent p-2 text-start text-inherit hover:bg-hover focus-visible:-outline-offset-2"
                type="button"
                onClick={() => onShow(number)}
              >
                <span className="min-w-0 flex-1 truncate">
                  {mine
                    ? `${inbox.you} ${body ?? ''}`
                    : inbox.them({
                        name: chat.person.firstName,
                        text: summaryForReader({ text: body, photo, mine }),
                      })}
                </span>
                <time className="flex-none text-xs text-faint" dateTime={sentAt}>
                  {agoText(sentAt)}
                </time>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex justify-end gap-2">
        {query.hasNextPage && (
          <Button
            look="plain"
            size="xs"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {m.more}
          </Button>
        )}
        <Button look="quiet" size="xs" onClick={close}>
          {m.close}
        </Button>
      </div>
    </div>
  );
}
