globalThis.lazySources.push('src/features/desk/no-case.tsx');
import { t as messages } from './desk-BtmXEFdO.js';
import { t as case_module_default } from './case.module-CF730HEH.js';
import { o as useTakenFocus, s as NoFieldYet } from './desk-page-BIUa7z_W.js';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/desk/no-case.tsx
function NoCase({ takesFocus }) {
  const { case: m } = messages;
  const heading = useTakenFocus(takesFocus);
  return /* @__PURE__ */ jsxs('div', {
    className: `grid flex-1 justify-items-center gap-1 muted text-center hide-below-tablet ${case_module_default.nothing}`,
    children: [
      /* @__PURE__ */ jsx(NoFieldYet, {}),
      /* @__PURE__ */ jsx('h2', {
        className: 'ink title-xs',
        ref: heading,
        tabIndex: -1,
        children: m.nothing,
      }),
      /* @__PURE__ */ jsx('p', { children: m.nothingAbout }),
    ],
  });
}
export { NoCase };
