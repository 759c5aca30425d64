import { b as formatNumber } from '../entry.mjs';
import { t as list_toolbar_module_default } from './list-toolbar.module-Takyoya6.js';
import { useEffect, useRef } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/widgets/list-toolbar/filter-chips.tsx
/** The most used filters, with the number of rows of each. A row that is swiped begins at the chosen one. */
function FilterChips({ chips }) {
  const list = useRef(null);
  useEffect(() => {
    list.current?.querySelector('[aria-pressed=true]')?.scrollIntoView({
      block: 'nearest',
      inline: 'center',
    });
  }, []);
  return /* @__PURE__ */ jsx('div', {
    ref: list,
    className: `flex gap-1-5 overflow-x-auto ${list_toolbar_module_default.chips}`,
    children: chips.map(({ label, count, pressed, choose }) =>
      /* @__PURE__ */ jsxs(
        'button',
        {
          className: `flex-none border-line bg-surface ink text-md semibold nowrap clickable ${list_toolbar_module_default.button}`,
          type: 'button',
          'aria-pressed': pressed,
          onClick: choose,
          children: [
            label,
            ' ',
            count !== void 0 &&
              /* @__PURE__ */ jsx('b', {
                className: `px-1 muted semibold tabular ${list_toolbar_module_default.count}`,
                children: formatNumber(count),
              }),
          ],
        },
        label,
      ),
    ),
  });
}
export { FilterChips as t };
