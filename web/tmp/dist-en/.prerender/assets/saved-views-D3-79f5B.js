/* empty css                          */
/* empty css                      */
import { t as messages } from './lists-_R1AHlhb.js';
import { t as Popover } from './popover-DslGbiX4.js';
import { lazyRouteComponent } from '@tanstack/react-router';
import { ActionIcon, Button } from '@mantine/core';
import { Suspense } from 'react';
import { jsx } from 'react/jsx-runtime';
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
// web/src/widgets/saved-views/saved-views.tsx
var ViewsMenu = lazyRouteComponent(() => import('./views-menu-B7ZrSfxN.js'), 'ViewsMenu');
var none = [];
/** Named filters and orders of a list: built-in ones, the member's own and those of the team. */
function SavedViews({ screen, builtIn = none, compact = false }) {
  const { views: m } = messages;
  return /* @__PURE__ */ jsx(Popover, {
    label: m.title,
    renderContent: (close) =>
      /* @__PURE__ */ jsx(Suspense, {
        fallback: m.loading,
        children: /* @__PURE__ */ jsx(ViewsMenu, {
          screen,
          builtIn,
          onClose: close,
        }),
      }),
    children: (button) =>
      compact
        ? /* @__PURE__ */ jsx(ActionIcon, {
            ...button,
            variant: 'subtle',
            color: 'gray',
            size: 36,
            'aria-label': m.title,
            title: m.title,
            children: /* @__PURE__ */ jsx(IconBookmark, {
              size: 18,
              stroke: 1.75,
              'aria-hidden': true,
            }),
          })
        : /* @__PURE__ */ jsx(Button, {
            ...button,
            variant: 'default',
            leftSection: /* @__PURE__ */ jsx(IconBookmark, {
              size: 18,
              stroke: 1.75,
              'aria-hidden': true,
            }),
            children: m.title,
          }),
  });
}
export { SavedViews as t };
