globalThis.lazySources.push('src/widgets/list-toolbar/filter-sheet.tsx');
/* empty css                      */
import { t as messages } from './lists-_R1AHlhb.js';
import { t as Dialog } from './dialog-CUco7XAF.js';
import { t as DialogFooter } from './dialog-footer-Cs9SLu5k.js';
import { t as list_toolbar_module_default } from './list-toolbar.module-Takyoya6.js';
import { Button } from '@mantine/core';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/widgets/list-toolbar/filter-sheet.tsx
/** Every filter and the other actions of the list, on a phone. */
function FilterSheet({ opened, doneLabel, onClear, onClose, ...content }) {
  const { filters, clearFilters } = messages;
  return /* @__PURE__ */ jsxs(Dialog, {
    opened,
    onClose,
    title: filters.title,
    closeLabel: filters.close,
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: `grid gap-3 ${list_toolbar_module_default.sheet}`,
        children: [
          content.children,
          content.pagination &&
            /* @__PURE__ */ jsx('div', {
              className: list_toolbar_module_default.pages,
              children: content.pagination,
            }),
        ],
      }),
      /* @__PURE__ */ jsxs(DialogFooter, {
        children: [
          /* @__PURE__ */ jsx(Button, {
            className: list_toolbar_module_default.clear,
            variant: 'default',
            'aria-disabled': !onClear,
            'data-disabled': !onClear || void 0,
            onClick: () => onClear?.(),
            children: clearFilters,
          }),
          /* @__PURE__ */ jsx(Button, {
            color: 'ink',
            onClick: onClose,
            children: doneLabel,
          }),
        ],
      }),
    ],
  });
}
export { FilterSheet };
