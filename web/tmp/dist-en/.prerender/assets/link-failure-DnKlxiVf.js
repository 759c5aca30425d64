import { p as hasStatus } from './session-qxZvcB-b.js';
import { F as errorText, N as StateCard } from '../entry.mjs';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { jsx } from 'react/jsx-runtime';
import IconLinkOff from '@tabler/icons-react/dist/esm/icons/IconLinkOff.mjs';
// web/src/texts/en/mailed-links.ts
/** Every page behind the link of a mail. */
var messages = {
  incomplete: 'This link is incomplete. Open it from the email again.',
  loading: 'Opening your link…',
  failed: "We couldn't open this link",
  again: 'Try again',
  toHelp: 'Help Center',
};
// web/src/ui/states/link-failure.tsx
/** In the place of what a mailed link should have opened. Only failures that pass can be tried again. */
function LinkFailure({ query, page, children }) {
  const { error } = query;
  if (error && !hasStatus(error, 400, 428))
    return /* @__PURE__ */ jsx(QueryState, {
      query,
      words: messages,
      ...(page && { isPage: page }),
    });
  return /* @__PURE__ */ jsx(StateCard, {
    isUrgent: true,
    icon: /* @__PURE__ */ jsx(IconLinkOff, {
      className: 'flex-none muted',
      size: 24,
      stroke: 1.75,
      'aria-hidden': true,
    }),
    title: messages.failed,
    separator: '. ',
    about: error ? errorText(error) : messages.incomplete,
    page,
    children: /* @__PURE__ */ jsx('p', {
      className: 'row wrap gap-1-by-4',
      children,
    }),
  });
}
export { messages as n, LinkFailure as t };
