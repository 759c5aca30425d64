/* empty css                          */
import { t as messages } from './lists-_R1AHlhb.js';
import { f as Select } from '../entry.mjs';
import { ActionIcon } from '@mantine/core';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
var pagination_module_default = {
  place: '_place_1gie2_1',
  pagination: '_pagination_1gie2_5',
  input: '_input_1gie2_23',
};
// web/src/ui/lists/pagination.tsx
function Pagination({ pagination: { page, until = page, limit, pages }, sizes, onChange }) {
  const { paging: m } = messages;
  const go = (to) => {
    onChange({ page: Math.min(Math.max(1, to), Math.max(1, pages)) });
    window.scrollTo({ top: 0 });
  };
  return /* @__PURE__ */ jsxs('nav', {
    className: `row wrap flex-1 justify-end muted text-sm tabular gap-2-by-3 ${pagination_module_default.pagination}`,
    'aria-label': m.label,
    children: [
      /* @__PURE__ */ jsx(Select, {
        size: 'xs',
        label: m.size,
        value: String(limit),
        data: sizes.map(String),
        onChange: ({ currentTarget }) => onChange({ size: Number(currentTarget.value) }),
      }),
      /* @__PURE__ */ jsx(
        'form',
        {
          noValidate: true,
          onSubmit: (event) => {
            event.preventDefault();
            const to = Number(new FormData(event.currentTarget).get('page'));
            if (Number.isInteger(to)) go(to);
          },
          children: /* @__PURE__ */ jsxs('label', {
            children: [
              m.goTo,
              ' ',
              /* @__PURE__ */ jsx('input', {
                className: pagination_module_default.input,
                name: 'page',
                type: 'number',
                min: 1,
                max: Math.max(1, pages),
                defaultValue: page,
              }),
            ],
          }),
        },
        page,
      ),
      /* @__PURE__ */ jsx('span', {
        className: pagination_module_default.place,
        children: m.page(page, until, Math.max(1, pages)),
      }),
      /* @__PURE__ */ jsx(ActionIcon, {
        variant: 'default',
        size: 'lg',
        'aria-label': m.previous,
        title: m.previous,
        disabled: page <= 1,
        onClick: () => go(page - 1),
        children: /* @__PURE__ */ jsx(IconChevronLeft, {
          size: 18,
          stroke: 1.75,
        }),
      }),
      /* @__PURE__ */ jsx(ActionIcon, {
        variant: 'default',
        size: 'lg',
        'aria-label': m.next,
        title: m.next,
        disabled: until >= pages,
        onClick: () => go(until + 1),
        children: /* @__PURE__ */ jsx(IconChevronRight, {
          size: 18,
          stroke: 1.75,
        }),
      }),
    ],
  });
}
export { Pagination as t };
