globalThis.lazySources.push('src/features/chat/inbox/refused-notes.tsx');
import { r as useRefusedTo } from './unsent-CEVopIms.js';
import { t as messages } from './chat-B859R9TK.js';
import { r as Alert } from '../entry.mjs';
import { Link } from '@tanstack/react-router';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/chat/inbox/refused-notes.tsx
/** Links to messages that were refused while their chat was not open. */
function RefusedNotes({ chats, open }) {
  const { inbox: m } = messages;
  const ids = useRefusedTo().filter((id) => id !== open);
  if (ids.length === 0) return null;
  const nameOf = (id) => chats.find(({ person }) => person._id === id)?.person.firstName;
  return /* @__PURE__ */ jsx('div', {
    className: 'grid gap-2 px-3 pb-3',
    children: ids.map((id) => {
      const name = nameOf(id);
      return /* @__PURE__ */ jsxs(
        Alert,
        {
          kind: 'danger',
          children: [
            name === void 0 ? m.notSentToPast : m.notSent(name),
            ' ',
            /* @__PURE__ */ jsx(Link, {
              to: '/matches/$id',
              params: { id },
              children: m.seeNotSent,
            }),
          ],
        },
        id,
      );
    }),
  });
}
export { RefusedNotes };
