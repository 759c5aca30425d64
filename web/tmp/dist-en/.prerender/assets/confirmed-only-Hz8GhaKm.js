/* empty css                      */
import { F as errorText, r as Alert } from '../entry.mjs';
import { t as messages } from './shell-BHnTSqN_.js';
import { t as session } from './session-qxZvcB-b.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { t as EmptyState } from './empty-state-BaM-dduv.js';
import { t as useKeptFocus } from './use-kept-focus-DPcOyqjN.js';
import { Link } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
var people_page_module_default = {
  page: '_page_1ioaa_1',
  top: '_top_1ioaa_8',
  about: '_about_1ioaa_8',
};
// web/src/widgets/people/confirmed-only.tsx
/** A page whose data the server gives only to members who have confirmed their email. */
function ConfirmedOnly({ title, children }) {
  const { requiresVerification } = useSession();
  if (!requiresVerification) return children;
  return /* @__PURE__ */ jsxs('div', {
    className: `grid one-column content-start m-auto w-full max-w-page ${people_page_module_default.page}`,
    children: [
      /* @__PURE__ */ jsx('h1', {
        className: 'tight title-md visually-hidden-below-tablet',
        children: title,
      }),
      /* @__PURE__ */ jsx(ConfirmFirst, {}),
    ],
  });
}
/** Says why there is no one to see, and sends a new code. */
function ConfirmFirst() {
  const { unverified: m } = messages;
  const { status, error } = useSession();
  const sending = status === 'resend_loading';
  const button = useKeptFocus(sending);
  useEffect(() => session.reset(), []);
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      status === 'resend_succeeded' &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'success',
          children: m.sent,
        }),
      status === 'resend_failed' &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: errorText(error),
        }),
      /* @__PURE__ */ jsxs(EmptyState, {
        icon: IconMail,
        title: m.title,
        about: m.about,
        children: [
          /* @__PURE__ */ jsx(Button, {
            size: 'md',
            radius: 'xl',
            renderRoot: (props) =>
              /* @__PURE__ */ jsx(Link, {
                to: '/verify',
                ...props,
              }),
            children: m.action,
          }),
          /* @__PURE__ */ jsx(Button, {
            ref: button,
            variant: 'default',
            size: 'md',
            radius: 'xl',
            loading: sending,
            onClick: () => void session.resendVerification(),
            children: m.again,
          }),
        ],
      }),
    ],
  });
}
export { ConfirmedOnly as n, people_page_module_default as r, ConfirmFirst as t };
