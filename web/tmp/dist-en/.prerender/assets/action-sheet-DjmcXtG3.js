import { t as __exportAll } from './rolldown-runtime-D8jQpDG7.js';
import { t as ActionList } from './action-list-DBJMXJch.js';
import { t as Dialog } from './dialog-CUco7XAF.js';
import { jsx } from 'react/jsx-runtime';
// web/src/ui/dialogs/action-sheet.tsx
var action_sheet_exports = /* @__PURE__ */ __exportAll({ ActionSheet: () => ActionSheet });
/** Actions for one thing: rows within reach of the thumb on a phone, a small dialog elsewhere. */
function ActionSheet({ groups, ...dialog }) {
  return /* @__PURE__ */ jsx(Dialog, {
    ...dialog,
    children: /* @__PURE__ */ jsx(ActionList, { groups }),
  });
}
export { action_sheet_exports as n, ActionSheet as t };
