import { t as __exportAll } from './rolldown-runtime-D8jQpDG7.js';
import { a as messages, o as useChangeState } from './user-badges-C0-JeH98.js';
import { F as errorText } from '../entry.mjs';
import { t as fullName } from './full-name-BawBe7Wt.js';
import { t as UndoBar } from './undo-bar-BptKg8aA.js';
import { useEffect } from 'react';
import { jsx } from 'react/jsx-runtime';
// web/src/features/user-admin/state/state-change.ts
/** Restores the former state with its reason and end; null for states that only members can set. */
function undoStateChange({ before, user, version }, undoneReason) {
  if (before.state === 'active')
    return {
      user,
      version,
      state: 'active',
      reason: undoneReason,
    };
  if (before.state !== 'banned' && before.state !== 'deactivated') return null;
  if (before.stateBy !== 'staff') return null;
  if (before.stateUntil && Date.parse(before.stateUntil) <= Date.now()) return null;
  return {
    user,
    version,
    state: before.state,
    reason: before.stateReason ?? undoneReason,
    ...(before.stateForFraud && { forFraud: true }),
    ...(before.stateUntil && { until: before.stateUntil }),
  };
}
// web/src/features/user-admin/state/state-undo-bar.tsx
var state_undo_bar_exports = /* @__PURE__ */ __exportAll({ StateUndoBar: () => StateUndoBar });
/** Says whose state was changed and offers to undo it for ten seconds. */
function StateUndoBar({ change, onClose, onUndone }) {
  const { state: m, row } = messages;
  const { mutate, error, isPending, reset } = useChangeState();
  useEffect(reset, [change, reset]);
  const undo = change && undoStateChange(change, m.undone);
  return /* @__PURE__ */ jsx(UndoBar, {
    action: change,
    seconds: 10,
    placement: 'floating',
    undoLabel: m.undo,
    dismissLabel: m.dismiss,
    pending: isPending,
    onUndo:
      undo &&
      (() =>
        mutate(undo, {
          onSuccess: () => {
            onClose();
            onUndone?.(change);
          },
        })),
    onClose,
    children: error
      ? errorText(error)
      : change && m.done[change.state](fullName(change.user) ?? row.unknown),
  });
}
export { state_undo_bar_exports as n, StateUndoBar as t };
