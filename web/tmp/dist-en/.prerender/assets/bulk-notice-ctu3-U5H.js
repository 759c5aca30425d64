globalThis.lazySources.push('src/features/desk/bulk/bulk-notice.tsx');
/* empty css                      */
import { t as messages } from './desk-bulk-JaRG5anC.js';
import { t as UndoBar } from './undo-bar-BptKg8aA.js';
import { r as Alert } from '../entry.mjs';
import { Button } from '@mantine/core';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/desk/bulk/bulk-notice.tsx
/** The result of each of several cases. Those that were not decided stay until someone has read them. */
function BulkNotice({ bulk, onOpen }) {
  const { result, failed, late } = bulk;
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      late.length > 0 &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'warning',
          children: /* @__PURE__ */ jsx(Rows, {
            title: messages.late(late.length),
            rows: late,
            onOpen,
            onHide: bulk.hideLate,
          }),
        }),
      failed.length > 0 &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: /* @__PURE__ */ jsx(Rows, {
            title: messages.failed(failed.length),
            rows: failed,
            onOpen,
            onHide: bulk.hideFailed,
          }),
        }),
      /* @__PURE__ */ jsx(UndoBar, {
        action: result,
        seconds: 10,
        placement: 'corner',
        undoLabel: messages.undo,
        lateLabel: messages.tooLate,
        onUndo: bulk.undo,
        onClose: bulk.close,
        children:
          result &&
          /* @__PURE__ */ jsx('span', {
            children: messages.done(result.action, result.rows.length),
          }),
      }),
    ],
  });
}
function Rows({ title, rows, onOpen, onHide }) {
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      title,
      /* @__PURE__ */ jsx('ul', {
        className: 'plain-list grid gap-1 mt-1 max-h-part overflow-y-auto',
        children: rows.map(({ caseId, name, error }) =>
          /* @__PURE__ */ jsxs(
            'li',
            {
              className: 'normal',
              children: [
                /* @__PURE__ */ jsx('button', {
                  type: 'button',
                  className: 'p-0 border-0 bg-none ink semibold text-start underline clickable',
                  onClick: () => onOpen(caseId),
                  children: name,
                }),
                ': ',
                error,
              ],
            },
            caseId,
          ),
        ),
      }),
      /* @__PURE__ */ jsx(Button, {
        variant: 'subtle',
        color: 'gray',
        size: 'compact-xs',
        onClick: onHide,
        children: messages.hide,
      }),
    ],
  });
}
export { BulkNotice };
