import { jsx } from 'react/jsx-runtime';
// web/src/app/layout/headers/menu-icon.tsx
/** The icon of a page in a header. A page without one has only its word. */
var menuIcon = (icons) =>
  function MenuIcon({ to }) {
    const Icon = icons[to];
    return (
      Icon &&
      /* @__PURE__ */ jsx(Icon, {
        size: 18,
        stroke: 1.75,
      })
    );
  };
export { menuIcon as t };
