globalThis.lazySources.push('src/features/chat/messages/not-sent.tsx');
/* empty css                      */
import { i as useUnsent } from './unsent-CEVopIms.js';
import { n as keepDraft, r as readDraft, t as draftStep } from './kept-drafts-DqT-uSdW.js';
import { t as messages } from './chat-B859R9TK.js';
import { t as summaryOf } from './summary-of-BPmxl3MZ.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { r as Alert } from '../entry.mjs';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
var not_sent_module_default = { notSent: '_notSent_g8tm5_1' };
// web/src/features/chat/messages/not-sent.tsx
/** Text that can no longer be sent, as the chat has ended. It stays until its author deletes it. */
function NotSent({ id }) {
  const { ended: m, stopped, message, inbox } = messages;
  const owner = useSession().user?._id ?? '';
  const step = draftStep(id);
  const { refused, drop } = useUnsent(id);
  const [draft, setDraft] = useState(() => {
    const { text = '' } = readDraft(owner, step);
    return text.trim();
  });
  const [copied, setCopied] = useState(false);
  const texts = [...refused.map(({ text }) => text), draft].filter(Boolean);
  if (refused.length === 0 && !draft) return null;
  function discard() {
    for (const each of refused) drop(each);
    keepDraft(owner, step, null);
    setDraft('');
  }
  const copy = () =>
    void navigator.clipboard.writeText(texts.join('\n')).then(
      () => setCopied(true),
      () => void 0,
    );
  return /* @__PURE__ */ jsxs('div', {
    className: `grid gap-3 text-start ${not_sent_module_default.notSent}`,
    children: [
      refused.length > 0 &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: m.notSent(refused.length),
        }),
      /* @__PURE__ */ jsxs('ul', {
        className: 'plain-list grid gap-2 overflow-y-auto max-h-part',
        'aria-label': m.texts,
        children: [
          refused.map((each) =>
            /* @__PURE__ */ jsx(
              'li',
              {
                className: 'border-line anywhere pre-wrap p-notice rounded-md',
                children: summaryOf(each),
              },
              each.id,
            ),
          ),
          draft &&
            /* @__PURE__ */ jsxs('li', {
              className: 'border-line anywhere pre-wrap p-notice rounded-md',
              children: [/* @__PURE__ */ jsx('strong', { children: inbox.draft }), ' ', draft],
            }),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'row wrap gap-2 muted text-sm',
        children: [
          texts.length > 0 &&
            /* @__PURE__ */ jsx(Button, {
              variant: 'default',
              onClick: copy,
              children: message.copy,
            }),
          /* @__PURE__ */ jsx(Button, {
            variant: 'subtle',
            color: 'gray',
            onClick: discard,
            children: stopped.discard,
          }),
          /* @__PURE__ */ jsx('output', { children: copied && m.copied }),
        ],
      }),
    ],
  });
}
export { NotSent };
