import { jsx } from 'react/jsx-runtime';
// web/src/ui/fields/switch.module.css
var switch_module_default = { switch: '_switch_hhd7m_1' };
// web/src/ui/fields/switch.tsx
/** Turns something on or off immediately, without a button to save. Native: Mantine's takes 4 kB. */
function Switch({ checked, ...props }) {
  return /* @__PURE__ */ jsx('input', {
    type: 'checkbox',
    role: 'switch',
    className: `flex-none middle m-0 w-target rounded-full relative clickable no-appearance ${switch_module_default.switch}`,
    checked,
    'aria-checked': checked,
    ...props,
  });
}
export { Switch as t };
