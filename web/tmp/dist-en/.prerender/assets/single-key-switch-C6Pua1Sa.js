import { r as singleKeys } from './use-shortcuts-CTj9hQ5D.js';
import { t as Switch } from './switch-DD54g1CP.js';
import { Fragment, useId } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
var shortcuts_module_default = {
  keys: '_keys_1piww_1',
  caps: '_caps_1piww_6',
};
// web/src/widgets/shortcuts/key-list.tsx
/** What stands between the keys of one line, such as the plus of 'Ctrl+Enter'. */
var joints = /(, then |, |\+|–)/;
/** The effect of each key. */
function KeyList({ keys, label }) {
  return /* @__PURE__ */ jsx('dl', {
    className: `grid m-0 border-top text-sm hide-below-tablet ${shortcuts_module_default.keys}`,
    'aria-label': label,
    children: keys.map(([key, what]) =>
      /* @__PURE__ */ jsxs(
        'div',
        {
          className: 'row gap-3 min-w-0',
          children: [
            /* @__PURE__ */ jsx('dt', {
              className: `flex-none muted ${shortcuts_module_default.caps}`,
              children: key.split(joints).map((part, index) =>
                index % 2 === 0
                  ? /* @__PURE__ */ jsx(
                      'kbd',
                      {
                        className: 'key ink',
                        children: part,
                      },
                      part,
                    )
                  : /* @__PURE__ */ jsx(Fragment, { children: part }, part),
              ),
            }),
            /* @__PURE__ */ jsx('dd', {
              className: 'min-w-0 m-0',
              children: what,
            }),
          ],
        },
        key,
      ),
    ),
  });
}
// web/src/texts/en/shortcuts.ts
var messages = {
  single: 'Single-key shortcuts',
  singleAbout: 'Turn them off if your keyboard or speech input triggers them by mistake.',
};
// web/src/widgets/shortcuts/single-key-switch.tsx
/** Turns off keys without a modifier, as WCAG 2.1.4 requires. */
function SingleKeySwitch() {
  const id = useId();
  const on = singleKeys.useIsOn();
  return /* @__PURE__ */ jsxs('div', {
    className: 'row between gap-4 px-3 text-sm semibold hide-below-tablet',
    children: [
      /* @__PURE__ */ jsxs('label', {
        htmlFor: id,
        children: [
          messages.single,
          /* @__PURE__ */ jsx('small', {
            className: 'block muted text-xs normal',
            children: messages.singleAbout,
          }),
        ],
      }),
      /* @__PURE__ */ jsx(Switch, {
        id,
        'data-look': 'ink',
        checked: on,
        onChange: ({ target }) => singleKeys.set(target.checked),
      }),
    ],
  });
}
export { KeyList as n, SingleKeySwitch as t };
