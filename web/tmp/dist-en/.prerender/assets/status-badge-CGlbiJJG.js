import { i as status_badge_module_default } from '../entry.mjs';
import { jsx } from 'react/jsx-runtime';
// web/src/ui/lists/status-badge.tsx
/** A status as a word. The colour only repeats the word. */
function StatusBadge({ kind, children }) {
  return /* @__PURE__ */ jsx('span', {
    className: `inline-flex items-center gap-1 rounded-sm bg-muted-soft muted text-xs semibold nowrap ${status_badge_module_default.kind} ${status_badge_module_default.badge}`,
    'data-kind': kind,
    children,
  });
}
export { StatusBadge as t };
