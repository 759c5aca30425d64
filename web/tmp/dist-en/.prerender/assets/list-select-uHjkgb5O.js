import { f as Select } from '../entry.mjs';
import { t as list_toolbar_module_default } from './list-toolbar.module-Takyoya6.js';
import { jsx } from 'react/jsx-runtime';
// web/src/widgets/list-toolbar/list-select.tsx
function ListSelect({ label, onChange, ...select }) {
  return /* @__PURE__ */ jsx(Select, {
    classNames: { input: list_toolbar_module_default.select },
    'aria-label': label,
    onChange: ({ currentTarget }) => onChange(currentTarget.value),
    ...select,
  });
}
export { ListSelect as t };
