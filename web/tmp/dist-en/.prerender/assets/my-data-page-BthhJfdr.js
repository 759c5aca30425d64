globalThis.lazySources.push('src/features/personal-data/my-data-page.tsx');
/* empty css                      */
import { t as download } from './download-B-GskJm-.js';
import { i as linkRead, o as queryOf } from './query-AAxsCU1Q.js';
import { F as errorText, P as column_module_default, r as Alert } from '../entry.mjs';
import { t as mailedToken } from './mailed-token-D1EVortN.js';
import { t as columnLink } from './text-link-CXTDE5_U.js';
import { t as LinkFailure } from './link-failure-DnKlxiVf.js';
import { Link, useLocation } from '@tanstack/react-router';
import 'typebox';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { jsx, jsxs } from 'react/jsx-runtime';
// contract/src/personal-data/archive-link.ts
var readArchiveLink = {
  method: 'POST',
  url: '/archives/link',
  access: 'public',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var downloadArchiveByLink = {
  method: 'POST',
  url: '/archives/open',
  access: 'public',
  schema: { response: { 200: { required: [] } } },
};
// web/src/api/archive-link.ts
/** The account whose archive a mailed link opens. */
var useArchiveLink = (token) =>
  useQuery({
    ...queryOf(readArchiveLink, { body: { token: token ?? '' } }),
    ...linkRead(token),
  });
/** Downloads the archive by the token of its mail. */
var useOpenArchive = () =>
  useMutation({
    mutationFn: (token) => download(downloadArchiveByLink, { body: { token } }, 'my-data.zip'),
  });
// web/src/texts/en/my-data.ts
var messages = {
  title: 'Your data',
  about: (email) =>
    `This file contains the data of the account ${email}. Keep it somewhere private.`,
  reading: 'Opening your link…',
  done: 'Your download has started.',
  settings: 'Go to settings',
  fetch: 'Download file',
  fetching: 'Downloading…',
};
// web/src/features/personal-data/my-data-page.tsx
/** The page behind the link of the mail, signed in or not. */
function MyDataPage() {
  const token = useLocation({ select: ({ hash }) => mailedToken(hash) });
  const link = useArchiveLink(token);
  const { mutate, isPending, isSuccess, error } = useOpenArchive();
  const toSettings = /* @__PURE__ */ jsx(Link, {
    to: '/settings',
    hash: '',
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
            className: 'title-md tight anywhere balance visually-hidden-if-titled',
            children: messages.title,
          }),
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
      isSuccess &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'success',
          children: messages.done,
        }),
      /* @__PURE__ */ jsxs('div', {
        className: 'flex wrap gap-3',
        children: [
          link.data &&
            /* @__PURE__ */ jsx(Button, {
              size: 'lg',
              radius: 'xl',
              'aria-disabled': isPending,
              onClick: () => {
                if (!isPending) mutate(token);
              },
              children: isPending ? messages.fetching : messages.fetch,
            }),
          toSettings,
        ],
      }),
    ],
  });
}
export { MyDataPage };
