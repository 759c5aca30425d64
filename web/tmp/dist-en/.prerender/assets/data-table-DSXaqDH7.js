import { t as data_table_module_default } from './data-table.module-7VNZAjFy.js';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/ui/lists/data-table.tsx
/** A table that scrolls horizontally if the screen is too narrow. */
function DataTable({ label, columns, stacks, numeric, children }) {
  return /* @__PURE__ */ jsx('section', {
    className: 'overflow-x-auto',
    'aria-label': label,
    tabIndex: 0,
    children: /* @__PURE__ */ jsxs('table', {
      className: `w-full text-sm tabular ${data_table_module_default.table}`,
      'data-stacks': stacks || void 0,
      'data-numeric': numeric || void 0,
      children: [
        /* @__PURE__ */ jsx('thead', {
          className: data_table_module_default.headRows,
          children: /* @__PURE__ */ jsx('tr', {
            children: columns.map((column) =>
              /* @__PURE__ */ jsx(
                'th',
                {
                  scope: 'col',
                  children: column,
                },
                column,
              ),
            ),
          }),
        }),
        /* @__PURE__ */ jsx('tbody', { children }),
      ],
    }),
  });
}
export { DataTable as t };
