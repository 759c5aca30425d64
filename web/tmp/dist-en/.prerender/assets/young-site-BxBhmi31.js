globalThis.lazySources.push('src/features/discovery/deck/young-site.tsx');
/* empty css                      */
import {
  a as useSearches,
  i as useSaveSearch,
  t as useChangeSearch,
} from './saved-searches-CSo3vx_I.js';
import { t as config } from './config-QonXKZXr.js';
import { F as errorText, b as formatNumber, r as Alert } from '../entry.mjs';
import { t as LongText } from './long-text-CRUAamGW.js';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconShare2 from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs';
// web/src/texts/en/young-site.ts
var messages = {
  title: "You're among the first here",
  about: (brand, wanted) =>
    `${brand} is new where you look for people. With about ${formatNumber(wanted)} of them, someone new comes by often.`,
  reached: ({ from, wanted }) =>
    from === 0
      ? `The first of ${formatNumber(wanted)} people are arriving`
      : `At least ${formatNumber(from)} of ${formatNumber(wanted)} people`,
  invite: 'Invite someone',
  inviteAbout:
    "The link leads to the front page. It doesn't say who sent it, and we don't record it.",
  message: 'Your message',
  text: (brand) => `I just joined ${brand}, and it's new here. Have a look?`,
  share: 'Share invitation',
  copy: 'Copy invitation',
  copied: 'Copied. Paste it wherever you like.',
  failed: "It couldn't be copied. Select the text and the link, and copy them yourself.",
  tell: 'Tell me when someone new fits',
  isOn: "We'll tell you when someone new fits, once a day at most.",
  stop: 'Stop telling me',
  searchName: 'Everyone who fits',
};
// web/src/features/discovery/deck/young-progress.ts
var fewest = 5;
var mostSteps = 10;
/** In steps of five people or more, so that no single person who comes or leaves can be seen. */
function progressOf(reached, wanted) {
  const step = Math.max(fewest, Math.ceil(wanted / mostSteps));
  const full = Math.floor(reached / step);
  return {
    from: full * step,
    steps: Math.ceil(wanted / step),
    full,
  };
}
var young_site_module_default = { step: '_step_1rde9_1' };
// web/src/features/discovery/deck/young-site.tsx
/** The same for everyone. */
var link = () => new URL('/?from=invite', location.origin).href;
var longestMessage = 300;
/** For the first members of a place: how far it is, how to bring others, and how to hear of them. */
function YoungSite({ reached }) {
  const { brandName, membersWanted: wanted } = config;
  const { from, steps, full } = progressOf(reached, wanted);
  return /* @__PURE__ */ jsxs('div', {
    className: 'grid one-column gap-5 w-full mb-5',
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'grid one-column gap-3',
        children: [
          /* @__PURE__ */ jsx('h2', {
            className: 'balance title-show',
            children: messages.title,
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'muted text-lg pretty',
            children: messages.about(brandName, wanted),
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'grid one-column gap-2',
        children: [
          /* @__PURE__ */ jsx('span', {
            className: 'flex gap-1',
            'aria-hidden': true,
            children: Array.from({ length: steps }, (_, step) =>
              /* @__PURE__ */ jsx(
                'i',
                {
                  className: `flex-1 rounded-sm bg-muted-soft ${young_site_module_default.step}`,
                  'data-full': step < full || void 0,
                },
                step,
              ),
            ),
          }),
          /* @__PURE__ */ jsx('output', {
            className: 'text-sm semibold',
            children: messages.reached({
              from,
              wanted,
            }),
          }),
        ],
      }),
      /* @__PURE__ */ jsx(Invitation, { brand: brandName }),
      /* @__PURE__ */ jsx(NewPeople, {}),
    ],
  });
}
function Invitation({ brand }) {
  const [text, setText] = useState(() => messages.text(brand));
  const [copied, setCopied] = useState(null);
  const canShare = 'share' in navigator;
  const share = () =>
    void navigator
      .share({
        text,
        url: link(),
      })
      .catch(() => void 0);
  const copy = () =>
    void navigator.clipboard.writeText(`${text} ${link()}`.trim()).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return /* @__PURE__ */ jsxs('section', {
    className: 'grid one-column gap-3 border-line rounded-2xl bg-surface p-5',
    children: [
      /* @__PURE__ */ jsx('h3', {
        className: 'm-0 heading-md',
        children: messages.invite,
      }),
      /* @__PURE__ */ jsx(LongText, {
        label: messages.message,
        autosize: true,
        minRows: 2,
        maxLength: longestMessage,
        value: text,
        onChange: ({ currentTarget: { value } }) => {
          setText(value);
          setCopied(null);
        },
      }),
      /* @__PURE__ */ jsxs('p', {
        className: 'anywhere text-sm',
        children: [
          link(),
          ' ',
          /* @__PURE__ */ jsx('span', {
            className: 'muted block',
            children: messages.inviteAbout,
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'row wrap gap-3',
        children: [
          canShare &&
            /* @__PURE__ */ jsx(Button, {
              radius: 'xl',
              leftSection: /* @__PURE__ */ jsx(IconShare2, {
                size: 20,
                stroke: 1.75,
                'aria-hidden': true,
              }),
              onClick: share,
              children: messages.share,
            }),
          /* @__PURE__ */ jsx(Button, {
            radius: 'xl',
            ...(canShare && { variant: 'default' }),
            leftSection: /* @__PURE__ */ jsx(IconCopy, {
              size: 20,
              stroke: 1.75,
              'aria-hidden': true,
            }),
            onClick: copy,
            children: messages.copy,
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('output', {
        className: 'text-sm',
        children: [copied === true && messages.copied, copied === false && messages.failed],
      }),
    ],
  });
}
/** The alerts of a saved search without filters, which finds everyone who fits. */
function NewPeople() {
  const { data: searches } = useSearches();
  const save = useSaveSearch();
  const change = useChangeSearch();
  if (!searches) return null;
  const mine = searches.find(({ filter }) => Object.keys(filter).length === 0);
  const error = save.error ?? change.error;
  const isBusy = save.isPending || change.isPending;
  function tell() {
    if (mine)
      change.mutate({
        id: mine._id,
        alerts: !mine.alerts,
      });
    else
      save.mutate({
        name: messages.searchName,
        filter: {},
        sort: 'new',
        alerts: true,
      });
  }
  return /* @__PURE__ */ jsxs('div', {
    className: 'grid gap-3 justify-items-start',
    children: [
      /* @__PURE__ */ jsx('output', { children: mine?.alerts && messages.isOn }),
      /* @__PURE__ */ jsx(Button, {
        variant: 'default',
        radius: 'xl',
        loading: isBusy,
        leftSection: /* @__PURE__ */ jsx(IconBell, {
          size: 20,
          stroke: 1.75,
          'aria-hidden': true,
        }),
        onClick: tell,
        children: mine?.alerts ? messages.stop : messages.tell,
      }),
      error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: errorText(error),
        }),
    ],
  });
}
export { YoungSite };
