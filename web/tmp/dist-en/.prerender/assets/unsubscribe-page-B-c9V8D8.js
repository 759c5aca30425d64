globalThis.lazySources.push('src/features/notices/unsubscribe-page.tsx');
/* empty css                      */
import { t as call } from './call-DKXJHjxq.js';
import { i as linkRead, o as queryOf } from './query-AAxsCU1Q.js';
import { F as errorText, P as column_module_default, r as Alert } from '../entry.mjs';
import { t as mailedToken } from './mailed-token-D1EVortN.js';
import { t as columnLink } from './text-link-CXTDE5_U.js';
import { t as LinkFailure } from './link-failure-DnKlxiVf.js';
import { Link, useLocation } from '@tanstack/react-router';
import 'typebox';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
// contract/src/notices/unsubscribe.ts
var unsubscribeFromMails = {
  method: 'POST',
  url: '/notices/unsubscribe',
  access: 'public',
  schema: { response: { 200: { required: ['success'] } } },
};
var readUnsubscribeLink = {
  method: 'POST',
  url: '/notices/unsubscribe/link',
  access: 'public',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
// web/src/api/unsubscribe.ts
/** The account whose mails a mailed link stops. */
var useUnsubscribeLink = (token) =>
  useQuery({
    ...queryOf(readUnsubscribeLink, { body: { token: token ?? '' } }),
    ...linkRead(token),
  });
var useStopMails = () =>
  useMutation({ mutationFn: (token) => call(unsubscribeFromMails, { query: { token } }) });
// web/src/texts/en/unsubscribe.ts
var messages = {
  title: 'Unsubscribe from these emails?',
  about: (email) =>
    `For the account of ${email}. You'll still get all other emails. You can turn these back on in your settings.`,
  reading: 'Opening your link…',
  button: 'Unsubscribe',
  working: 'Unsubscribing…',
  done: "You're unsubscribed",
  doneAbout: "You won't get these emails anymore. You'll still get all other emails.",
  settings: 'Go to settings',
};
// web/src/features/notices/unsubscribe-page.tsx
/** The page behind the link of a mail, signed in or not. Opening it stops nothing, because programs open links too. */
function UnsubscribePage() {
  const token = useLocation({ select: ({ hash }) => mailedToken(hash) });
  const link = useUnsubscribeLink(token);
  const { mutate, isPending, isSuccess, error } = useStopMails();
  const heading = useRef(null);
  useEffect(() => {
    if (isSuccess) heading.current?.focus();
  }, [isSuccess]);
  const toSettings = /* @__PURE__ */ jsx(Link, {
    to: '/settings',
    hash: 'notifications',
    className: columnLink,
    children: messages.settings,
  });
  if (!token || link.error)
    return /* @__PURE__ */ jsx('div', {
      className: `grid m-auto w-full ${column_module_default.page}`,
      children: /* @__PURE__ */ jsx(LinkFailure, {
        query: link,
        page: true,
        children: toSettings,
      }),
    });
  return /* @__PURE__ */ jsxs('div', {
    className: `grid gap-6 m-auto w-full ${column_module_default.page}`,
    children: [
      /* @__PURE__ */ jsxs('header', {
        className: 'grid gap-2',
        children: [
          /* @__PURE__ */ jsx('h1', {
            className: 'title-md tight anywhere balance',
            ref: heading,
            tabIndex: -1,
            children: isSuccess ? messages.done : messages.title,
          }),
          isSuccess &&
            /* @__PURE__ */ jsx('p', {
              className: 'muted text-lg pretty',
              children: messages.doneAbout,
            }),
          !isSuccess &&
            /* @__PURE__ */ jsx('p', {
              className: 'muted text-lg pretty',
              children: link.data ? messages.about(link.data.email) : messages.reading,
            }),
        ],
      }),
      error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: errorText(error),
        }),
      /* @__PURE__ */ jsxs('div', {
        className: 'flex wrap gap-3',
        children: [
          link.data &&
            !isSuccess &&
            /* @__PURE__ */ jsx(Button, {
              size: 'lg',
              radius: 'xl',
              'aria-disabled': isPending,
              onClick: () => {
                if (!isPending) mutate(token);
              },
              children: isPending ? messages.working : messages.button,
            }),
          toSettings,
        ],
      }),
    ],
  });
}
export { UnsubscribePage };
