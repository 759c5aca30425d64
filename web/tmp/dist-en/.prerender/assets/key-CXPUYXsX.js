import { jsx } from 'react/jsx-runtime';
// web/src/widgets/shortcuts/key.tsx
/** The key of a button. It is not part of the button's name; `aria-keyshortcuts` announces it. */
var Key = ({ name }) =>
  /* @__PURE__ */ jsx('kbd', {
    className: 'key hide-below-tablet',
    'data-key': true,
    'aria-hidden': true,
    children: name,
  });
export { Key as t };
