globalThis.lazySources.push('src/features/chat/conversation/openers.tsx');
import { t as messages } from './chat-B859R9TK.js';
import { t as messages$1 } from './profiles-DnNuMvS1.js';
import { i as log_module_default } from './open-chat-Bw398-Pb.js';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/chat/conversation/openers.tsx
/** Something from both profiles to start with. */
function Openers({ opener: { theirs, yours }, name }) {
  const { chat: m } = messages;
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      theirs &&
        /* @__PURE__ */ jsx(Prompt, {
          by: m.openerTheirs(name),
          ...theirs,
        }),
      yours &&
        /* @__PURE__ */ jsx(Prompt, {
          by: m.openerYours,
          ...yours,
        }),
    ],
  });
}
function Prompt({ by, prompt, answer }) {
  return /* @__PURE__ */ jsxs('figure', {
    className: `w-full border-line rounded-lg ${log_module_default.opener}`,
    children: [
      /* @__PURE__ */ jsxs('figcaption', {
        className: 'muted text-sm',
        children: [by, ' · ', messages$1.prompts[prompt] ?? prompt],
      }),
      /* @__PURE__ */ jsx('blockquote', {
        className: 'anywhere quoted m-0 mt-1',
        children: answer,
      }),
    ],
  });
}
export { Openers };
