globalThis.lazySources.push('src/features/desk/case/earlier-decisions.tsx');
/* empty css                      */
import { t as messages } from './decide-D0uvfvcY.js';
import { y as formatDate } from '../entry.mjs';
import { t as messages$1 } from './desk-BtmXEFdO.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { s as LeftOut } from './open-case-Dkp6Y04b.js';
import { t as nameOf } from './name-of-DvVaVYwH.js';
import { t as case_module_default } from './case.module-CF730HEH.js';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/desk/case/earlier-decisions.tsx
var FraudWarned = lazyRouteComponent(
  () => import('./fraud-warnings-CE1w4Y28.js').then((n) => n.n),
  'FraudWarned',
);
/** The decisions about this case and this person, the latest first. */
function EarlierDecisions({ found, onUndo }) {
  const { case: m } = messages$1;
  const { _id: caseId, decisions } = found;
  const undo = (decision) =>
    onUndo({
      caseId,
      name: nameOf(found),
      sent: Promise.resolve(decision),
    });
  const me = useSession().user?._id;
  return /* @__PURE__ */ jsxs('section', {
    className: `mt-4 border-top ${case_module_default.decisions}`,
    'aria-label': m.decisions,
    children: [
      /* @__PURE__ */ jsx('h3', {
        className: 'heading-bold',
        children: m.decisions,
      }),
      /* @__PURE__ */ jsx('ol', {
        className: 'grid gap-2-5 p-0 list-none m-0 mt-1-5',
        children: decisions.map((decision) =>
          /* @__PURE__ */ jsx(
            DecisionLine,
            {
              decision,
              onUndo: decision.by?._id === me && canUndo(decision) ? () => undo(decision) : null,
            },
            decision._id,
          ),
        ),
      }),
      /* @__PURE__ */ jsx(LeftOut, {
        count: found.decisionsLeftOut,
        person: found.person,
      }),
    ],
  });
}
/** From any tab, as long as no one was notified. */
var canUndo = ({ undoableUntil }) =>
  undoableUntil !== null && Date.parse(undoableUntil) > Date.now();
function DecisionLine({ decision, onUndo }) {
  const { case: m, actions } = messages$1;
  const { action, by, at, until, reason, note, undoneAt, reversedAt, fraud } = decision;
  const what = until
    ? `${actions[action].past} ${m.until(formatDate(until))}`
    : actions[action].past;
  return /* @__PURE__ */ jsxs('li', {
    children: [
      /* @__PURE__ */ jsxs('p', {
        className: 'flex wrap items-baseline gap-1-by-2',
        children: [
          /* @__PURE__ */ jsx('b', { children: what }),
          (undoneAt ?? reversedAt) &&
            /* @__PURE__ */ jsx('small', {
              className: 'faint text-xs',
              children: undoneAt ? m.undone : m.reversed,
            }),
          /* @__PURE__ */ jsx('time', {
            className: 'faint text-xs',
            dateTime: at,
            children: m.by(by?.name ?? null, formatDate(at)),
          }),
          onUndo &&
            /* @__PURE__ */ jsx(Button, {
              variant: 'default',
              size: 'compact-xs',
              onClick: onUndo,
              children: messages.undo,
            }),
        ],
      }),
      fraud &&
        !undoneAt &&
        /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(FraudWarned, { fraud }) }),
      reason &&
        /* @__PURE__ */ jsx('p', {
          className: 'pretty anywhere pre-wrap',
          children: reason,
        }),
      note &&
        /* @__PURE__ */ jsxs('p', {
          className: 'pretty anywhere pre-wrap',
          children: [
            /* @__PURE__ */ jsx('small', {
              className: 'block faint text-xs',
              children: m.note,
            }),
            ' ',
            note,
          ],
        }),
    ],
  });
}
export { EarlierDecisions };
