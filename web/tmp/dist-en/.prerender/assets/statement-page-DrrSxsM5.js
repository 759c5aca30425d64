globalThis.lazySources.push('src/features/desk/statements/statement-page.tsx');
import { a as sanctionKind } from './sanctions-CWSQSu2b.js';
import { a as useStatement, n as messages, t as titleOf } from './statement-title-_WbnAzIQ.js';
import {
  P as column_module_default,
  i as status_badge_module_default,
  r as Alert,
  y as formatDate,
} from '../entry.mjs';
import { t as mailedToken } from './mailed-token-D1EVortN.js';
import { n as messages$1, t as LinkFailure } from './link-failure-DnKlxiVf.js';
import { t as shortId } from './short-id-Bym3mMAe.js';
import './text-link-CXTDE5_U.js';
import { Link, useLocation } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconClockPause from '@tabler/icons-react/dist/esm/icons/IconClockPause.mjs';
import IconTextScan2 from '@tabler/icons-react/dist/esm/icons/IconTextScan2.mjs';
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import IconFileCheck from '@tabler/icons-react/dist/esm/icons/IconFileCheck.mjs';
import IconMessageOff from '@tabler/icons-react/dist/esm/icons/IconMessageOff.mjs';
import IconPhotoOff from '@tabler/icons-react/dist/esm/icons/IconPhotoOff.mjs';
var appeal_section_module_default = { form: '_form_151co_1' };
// web/src/features/desk/statements/appeal-section.tsx
var AppealForm = lazy(async () => ({
  default: (await import('./appeal-form-DDgMi-x_.js')).AppealForm,
}));
/** The outcome of an appeal, or the form for one. */
function AppealSection({ statement, token }) {
  const { contest: m, appeals, shorter } = messages;
  const { appeal, appealUntil } = statement;
  const until = statement.party === 'subject' ? statement.until : null;
  const isOver = statement.party === 'reporter' || statement.reversedAt !== null;
  if (!appeal && !appealUntil && isOver) return null;
  return /* @__PURE__ */ jsxs('section', {
    className: `grid gap-4 border-top ${column_module_default.section}`,
    children: [
      /* @__PURE__ */ jsx('h2', {
        className: 'title-xs',
        children: m.title,
      }),
      appeal &&
        /* @__PURE__ */ jsx('p', {
          children: appeal.outcome ? appeals[appeal.outcome] : m.sent(formatDate(appeal.madeAt)),
        }),
      appeal?.outcome === 'partly-reversed' &&
        until &&
        /* @__PURE__ */ jsx('p', { children: shorter(until) }),
      appeal &&
        /* @__PURE__ */ jsxs('dl', {
          className: 'grid gap-4 m-0',
          children: [
            /* @__PURE__ */ jsxs('div', {
              children: [
                /* @__PURE__ */ jsx('dt', {
                  className: 'muted text-sm',
                  children: m.yours,
                }),
                /* @__PURE__ */ jsx('dd', {
                  className: 'anywhere pre-line m-0 mt-1 aside-line',
                  children: appeal.message,
                }),
              ],
            }),
            appeal.answer &&
              /* @__PURE__ */ jsxs('div', {
                children: [
                  /* @__PURE__ */ jsx('dt', {
                    className: 'muted text-sm',
                    children: m.answer,
                  }),
                  /* @__PURE__ */ jsx('dd', {
                    className: 'anywhere pre-line m-0 mt-1 aside-line',
                    children: appeal.answer,
                  }),
                ],
              }),
          ],
        }),
      !appeal &&
        appealUntil &&
        /* @__PURE__ */ jsxs(Fragment$1, {
          children: [
            /* @__PURE__ */ jsx('p', { children: m.about(formatDate(appealUntil)) }),
            /* @__PURE__ */ jsx('div', {
              className: appeal_section_module_default.form,
              children: /* @__PURE__ */ jsx(Suspense, {
                children: /* @__PURE__ */ jsx(AppealForm, { token }),
              }),
            }),
          ],
        }),
      /* @__PURE__ */ jsxs('p', {
        className: 'flex items-start gap-2-5 muted text-sm pretty',
        children: [
          /* @__PURE__ */ jsx(IconScale, {
            className: 'flex-none',
            size: 18,
            stroke: 1.75,
            'aria-hidden': true,
          }),
          m.elsewhere,
        ],
      }),
    ],
  });
}
var statement_head_module_default = { sign: '_sign_1eqvz_1' };
// web/src/features/desk/statements/statement-head.tsx
var icons = {
  alert: IconAlertTriangle,
  clock: IconClockPause,
  ban: IconBan,
  photo: IconPhotoOff,
  text: IconTextScan2,
  message: IconMessageOff,
};
/** The decision, its time, and its effect on the account. */
function StatementHead({ statement }) {
  const isSubject = statement.party === 'subject';
  const sanction = isSubject ? sanctionKind(statement.action) : null;
  const Icon = sanction ? icons[sanction.icon] : IconFileCheck;
  const reversedAt = isSubject ? statement.reversedAt : null;
  const kind = !isSubject ? 'info' : sanction?.isPermanent ? 'danger' : 'warning';
  return /* @__PURE__ */ jsxs('header', {
    className: 'grid justify-items-start gap-2 muted text-lg pretty',
    children: [
      /* @__PURE__ */ jsx('span', {
        className: `grid place-center mb-2 ${status_badge_module_default.kind} ${statement_head_module_default.sign}`,
        'data-kind': reversedAt ? 'success' : kind,
        children: /* @__PURE__ */ jsx(Icon, {
          size: 26,
          stroke: 1.75,
          'aria-hidden': true,
        }),
      }),
      /* @__PURE__ */ jsxs('p', {
        className: 'text-sm',
        children: [messages.title, ' · ', formatDate(statement.at, { dateStyle: 'long' })],
      }),
      /* @__PURE__ */ jsx('h1', {
        className: 'ink title-md tight anywhere balance',
        children: titleOf(statement),
      }),
      reversedAt &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'success',
          children: messages.reversed(formatDate(reversedAt)),
        }),
      isSubject &&
        !reversedAt &&
        /* @__PURE__ */ jsx('p', { children: messages.sanctions[statement.action].effect(null) }),
    ],
  });
}
var statement_page_module_default = {
  facts: '_facts_1s8es_1',
  group: '_group_1s8es_4',
  term: '_term_1s8es_23',
};
// web/src/features/desk/statements/statement-page.tsx
/** The decision and its reasons, with a way to appeal. Opening it changes nothing. */
function StatementPage() {
  const token = useLocation({ select: ({ hash }) => mailedToken(hash) });
  const query = useStatement(token);
  return /* @__PURE__ */ jsxs('div', {
    className: `grid gap-6 m-auto w-full ${column_module_default.page}`,
    children: [
      token &&
        query.isPending &&
        /* @__PURE__ */ jsxs(Fragment$1, {
          children: [
            /* @__PURE__ */ jsx('h1', {
              className: 'title-md tight anywhere balance',
              children: messages.title,
            }),
            /* @__PURE__ */ jsx('p', { children: messages.loading }),
          ],
        }),
      (!token || query.error) &&
        /* @__PURE__ */ jsxs(LinkFailure, {
          query,
          page: true,
          children: [
            /* @__PURE__ */ jsx(Link, {
              to: '/decisions',
              hash: '',
              className: 'underline inline-flex items-center min-h-target color-brand semibold',
              children: messages.list.open,
            }),
            /* @__PURE__ */ jsx(Link, {
              to: '/help',
              hash: '',
              className: 'underline inline-flex items-center min-h-target color-brand semibold',
              children: messages$1.toHelp,
            }),
          ],
        }),
      token &&
        query.data &&
        /* @__PURE__ */ jsx(Shown, {
          statement: query.data,
          token,
        }),
    ],
  });
}
function Shown({ statement, token }) {
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx(StatementHead, { statement }),
      /* @__PURE__ */ jsx('dl', {
        className: `m-0 border-line bg-surface rounded-2xl ${statement_page_module_default.facts}`,
        children: factsOf(statement).map(([name, value]) =>
          /* @__PURE__ */ jsxs(
            'div',
            {
              className: `grid ${statement_page_module_default.group}`,
              children: [
                /* @__PURE__ */ jsx('dt', {
                  className: `muted ${statement_page_module_default.term}`,
                  children: name,
                }),
                /* @__PURE__ */ jsx('dd', {
                  className: 'm-0 text-lg anywhere pre-line',
                  children: value,
                }),
              ],
            },
            name,
          ),
        ),
      }),
      /* @__PURE__ */ jsx(AppealSection, {
        statement,
        token,
      }),
    ],
  });
}
function factsOf(statement) {
  if (statement.party === 'reporter') {
    const { reportId, answer } = statement;
    return [
      [messages.facts.reference, shortId(reportId)],
      ...(answer ? [[messages.facts.answer, answer]] : []),
    ];
  }
  const { until, action, reason, ground, clause, noticed, automatedDecision } = statement;
  return [
    ...untilOf(action, until),
    [messages.facts.reason, reason],
    [messages.facts[ground], clause],
    [messages.facts.how, messages.how(noticed, automatedDecision !== 'not-automated')],
  ];
}
function untilOf(action, until) {
  if (until) return [[messages.facts.until, formatDate(until)]];
  return sanctionKind(action)?.isPermanent ? [[messages.facts.until, messages.forGood]] : [];
}
export { StatementPage };
