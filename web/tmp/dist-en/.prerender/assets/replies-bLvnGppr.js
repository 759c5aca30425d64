globalThis.lazySources.push('src/features/desk/case/replies.tsx');
import { y as formatDate } from '../entry.mjs';
import { t as messages } from './desk-BtmXEFdO.js';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/desk/case/replies.tsx
/** What the reporter was told. Notes for the team are among those next to the case. */
function Replies({ report }) {
  const { case: m } = messages;
  const replies = report.replies.filter(({ isInternal }) => !isInternal);
  if (replies.length === 0) return null;
  return /* @__PURE__ */ jsxs('details', {
    children: [
      /* @__PURE__ */ jsx('summary', {
        className: 'disclosure py-1 muted text-sm semibold clickable self-start',
        children: m.replies(replies.length),
      }),
      replies.map(({ _id, message, repliedBy, repliedAt }) =>
        /* @__PURE__ */ jsxs(
          'p',
          {
            className: 'pretty anywhere pre-wrap',
            children: [
              message,
              /* @__PURE__ */ jsx('small', {
                className: 'block faint text-xs',
                children: m.by(repliedBy.name, formatDate(repliedAt)),
              }),
            ],
          },
          _id,
        ),
      ),
    ],
  });
}
export { Replies };
