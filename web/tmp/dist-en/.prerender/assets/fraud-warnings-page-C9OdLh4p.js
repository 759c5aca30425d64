globalThis.lazySources.push('src/features/fraud-warnings/fraud-warnings-page.tsx');
import { n as useFraudWarnings } from './fraud-warnings-DEZtwjgV.js';
import { t as config } from './config-QonXKZXr.js';
import { P as column_module_default, y as formatDate } from '../entry.mjs';
import { n as PointPage, t as PointList } from './point-list-DRgg1_1n.js';
import './text-link-CXTDE5_U.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { Link } from '@tanstack/react-router';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs';
// web/src/texts/en/fraud-warnings.ts
var messages = {
  title: 'Fraud warnings',
  about: 'People who wrote to you and were banned for fraud. They may have used a false identity.',
  loading: 'Loading warnings...',
  failed: 'Error loading warnings',
  again: 'Try again',
  none: "No one who wrote to you was banned for fraud. If that happens, we'll tell you here and by email.",
  someone: 'Someone who wrote to you',
  lastWrote: (time) => `They last wrote to you on ${time}`,
  warned: (date) => `Warned on ${date}`,
  withdrawn: (date) => `This warning was wrong, and we're sorry. We withdrew it on ${date}.`,
  advice: {
    never: {
      title: 'What to do now',
      points: [
        'Never send them money, gift cards or crypto, and never share passwords or codes, whatever the story is.',
        "If they contact you somewhere else, don't reply. They may use another name.",
      ],
    },
    sent: {
      title: 'If you sent money',
      points: [
        'Contact your bank right away and ask if it can still stop the payment.',
        'Report it to the police. Keep receipts and messages for them.',
        'If you shared a password or a code, change your password.',
      ],
    },
  },
  contact: 'Write to our team',
  safety: 'Read our safety tips',
};
// web/src/features/fraud-warnings/fraud-warnings-page.tsx
/** Whom a member was warned of, and what to do if they sent money. */
function FraudWarningsPage() {
  const query = useFraudWarnings();
  const warnings = query.data?.warnings ?? [];
  return /* @__PURE__ */ jsxs(PointPage, {
    title: messages.title,
    about: messages.about,
    children: [
      /* @__PURE__ */ jsx(QueryState, {
        query,
        words: messages,
      }),
      query.data &&
        warnings.length === 0 &&
        /* @__PURE__ */ jsx('p', {
          className: column_module_default.quiet,
          children: messages.none,
        }),
      warnings.length > 0 &&
        /* @__PURE__ */ jsx('ul', {
          className: 'plain-list grid gap-4 anywhere',
          'aria-label': messages.title,
          children: warnings.map((warning) =>
            /* @__PURE__ */ jsx(Warning, { warning }, warning._id),
          ),
        }),
      query.data &&
        /* @__PURE__ */ jsxs(Fragment, {
          children: [
            /* @__PURE__ */ jsx(PointList, {
              icon: IconAlertTriangle,
              ...messages.advice.never,
            }),
            /* @__PURE__ */ jsx(PointList, {
              icon: IconBuildingBank,
              ...messages.advice.sent,
            }),
            /* @__PURE__ */ jsxs('div', {
              className: 'row wrap between gap-3',
              children: [
                /* @__PURE__ */ jsx('a', {
                  href: `mailto:${config.supportEmail}`,
                  className:
                    'underline inline-flex items-center min-h-target color-brand semibold self-start',
                  children: messages.contact,
                }),
                /* @__PURE__ */ jsx(Link, {
                  to: '/safety-tips',
                  className:
                    'underline inline-flex items-center min-h-target color-brand semibold self-start',
                  children: messages.safety,
                }),
              ],
            }),
          ],
        }),
    ],
  });
}
function Warning({ warning }) {
  const { name, lastWroteAt, warnedAt, withdrawnAt } = warning;
  return /* @__PURE__ */ jsxs('li', {
    className: 'grid gap-1 border-top pt-5',
    children: [
      /* @__PURE__ */ jsx('h2', {
        className: 'title-xs',
        children: name ?? messages.someone,
      }),
      withdrawnAt
        ? /* @__PURE__ */ jsx('p', { children: messages.withdrawn(formatDate(withdrawnAt)) })
        : /* @__PURE__ */ jsx('p', {
            children: messages.lastWrote(formatDate(lastWroteAt, { timeStyle: 'short' })),
          }),
      /* @__PURE__ */ jsx('p', {
        className: 'muted text-sm',
        children: messages.warned(formatDate(warnedAt)),
      }),
    ],
  });
}
export { FraudWarningsPage };
