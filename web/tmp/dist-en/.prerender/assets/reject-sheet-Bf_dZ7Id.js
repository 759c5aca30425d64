globalThis.lazySources.push('src/features/desk/photo-review/reject-sheet.tsx');
import {
  i as messages,
  n as RejectReasons,
  r as decision_panel_module_default,
} from './photo-review-page-DBEVCbzQ.js';
import { t as Dialog } from './dialog-CUco7XAF.js';
import { jsx } from 'react/jsx-runtime';
// web/src/features/desk/photo-review/reject-sheet.tsx
/** The reasons within reach of the thumb. */
var RejectSheet = ({ opened, onClose, onReject }) =>
  /* @__PURE__ */ jsx(Dialog, {
    opened,
    onClose,
    title: messages.reject,
    closeLabel: messages.close,
    children: /* @__PURE__ */ jsx('div', {
      className: `grid two-columns gap-2 ${decision_panel_module_default.sheet}`,
      children: /* @__PURE__ */ jsx(RejectReasons, {
        onReject: (event, reason) => {
          onClose();
          onReject(event, reason);
        },
      }),
    }),
  });
export { RejectSheet };
