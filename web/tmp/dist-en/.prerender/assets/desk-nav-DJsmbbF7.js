import { t as messages } from './commands-BezLBuHc.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { B as officePages } from '../entry.mjs';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
var desk_nav_module_default = {
  nav: '_nav_o5wxm_1',
  link: '_link_o5wxm_4',
};
// web/src/features/desk/desk-nav.tsx
/** The pages around the desk that the role allows, on each of them. */
function DeskNav() {
  const { user } = useSession();
  const shown = officePages
    .flatMap(({ options }) => options.staticData?.page ?? [])
    .filter(({ menus }) => user && menus?.commands?.visibleTo?.(user));
  const nav = useRef(null);
  useEffect(() => {
    nav.current?.querySelector('[aria-current=page]')?.scrollIntoView({
      block: 'nearest',
      inline: 'center',
    });
  }, []);
  if (shown.length < 2) return null;
  return /* @__PURE__ */ jsxs('nav', {
    ref: nav,
    'aria-label': messages.aroundDesk,
    className: `flex gap-4 border-bottom overflow-x-auto ${desk_nav_module_default.nav}`,
    children: [
      /* @__PURE__ */ jsx(Link, {
        className: `inline-flex flex-none items-center muted semibold min-h-40 hover-ink ${desk_nav_module_default.link}`,
        to: '/desk',
        activeOptions: { exact: true },
        children: messages.desk,
      }),
      shown.map(({ path, title }) =>
        /* @__PURE__ */ jsx(
          Link,
          {
            className: `inline-flex flex-none items-center muted semibold min-h-40 hover-ink ${desk_nav_module_default.link}`,
            to: path,
            children: title,
          },
          path,
        ),
      ),
    ],
  });
}
export { DeskNav as t };
