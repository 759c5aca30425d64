globalThis.lazySources.push('src/features/chat/conversation/search.tsx');
/* empty css                      */
import { o as useMessageSearch } from './open-chat-Bw398-Pb.js';
import { t as messages } from './chat-B859R9TK.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { t as SearchField } from './search-field-D5PakPsH.js';
import { r as agoText } from './chat-page-Cliqi7Uz.js';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/chat/conversation/search.tsx
/** Finds messages of one conversation. */
function Search({ chat, onShow, onClose }) {
  const { search: m, inbox } = messages;
  const [text, setText] = useState('');
  const query = useMessageSearch(chat.person._id, text);
  const box = useRef(null);
  const opener = useRef(null);
  useEffect(() => {
    opener.current = document.activeElement;
    box.current?.querySelector('input')?.focus();
  }, []);
  const found = query.data?.pages.flatMap(({ messages }) => messages);
  function close() {
    if (opener.current instanceof HTMLElement) opener.current.focus();
    onClose();
  }
  return /* @__PURE__ */ jsxs('div', {
    ref: box,
    className: 'grid flex-none gap-2 border-bottom p-strip',
    children: [
      /* @__PURE__ */ jsx(SearchField, {
        label: m.label,
        term: text,
        onSearch: (term) => setText(term ?? ''),
      }),
      text !== '' &&
        /* @__PURE__ */ jsx(QueryState, {
          query,
          words: messages,
        }),
      found &&
        text !== '' &&
        /* @__PURE__ */ jsx('output', {
          className: 'muted text-sm',
          children: found.length === 0 && !query.hasNextPage ? m.none : m.found(found.length),
        }),
      found &&
        found.length > 0 &&
        /* @__PURE__ */ jsx('ul', {
          className: 'plain-list overflow-y-auto max-h-part',
          children: found.map(({ _id, number, mine, text: body, sentAt }) =>
            /* @__PURE__ */ jsx(
              'li',
              {
                children: /* @__PURE__ */ jsxs('button', {
                  className:
                    'flex gap-3 p-2 w-full border-0 bg-none color-inherit text-start clickable rounded-md hover inset-focus',
                  type: 'button',
                  onClick: () => onShow(number),
                  children: [
                    /* @__PURE__ */ jsx('span', {
                      className: 'truncate flex-1 min-w-0',
                      children: mine
                        ? inbox.you(body ?? '')
                        : inbox.them(chat.person.firstName, body ?? ''),
                    }),
                    /* @__PURE__ */ jsx('time', {
                      className: 'flex-none faint text-xs',
                      dateTime: sentAt,
                      children: agoText(sentAt),
                    }),
                  ],
                }),
              },
              _id,
            ),
          ),
        }),
      /* @__PURE__ */ jsxs('div', {
        className: 'flex justify-end gap-2',
        children: [
          query.hasNextPage &&
            /* @__PURE__ */ jsx(Button, {
              variant: 'default',
              size: 'xs',
              loading: query.isFetchingNextPage,
              onClick: () => void query.fetchNextPage(),
              children: m.more,
            }),
          /* @__PURE__ */ jsx(Button, {
            variant: 'subtle',
            color: 'gray',
            size: 'xs',
            onClick: close,
            children: m.close,
          }),
        ],
      }),
    ],
  });
}
export { Search };
