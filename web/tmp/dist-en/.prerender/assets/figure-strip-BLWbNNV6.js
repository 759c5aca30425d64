/* empty css                          */
import { ActionIcon } from '@mantine/core';
import { useRef } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
var figure_strip_module_default = {
  strip: '_strip_1ykcf_1',
  figure: '_figure_1ykcf_6',
  label: '_label_1ykcf_44',
  value: '_value_1ykcf_54',
};
var info_button_module_default = {
  button: '_button_1simg_2',
  bubble: '_bubble_1simg_15',
  appear: '_appear_1simg_1',
};
// web/src/ui/dialogs/info-button.tsx
var margin = 8;
/** Explains something in a bubble on hover, focus and touch. The browser's popover needs no code. */
function InfoButton({ label, text }) {
  const button = useRef(null);
  const bubble = useRef(null);
  const hide = () => bubble.current?.hidePopover();
  function show() {
    if (!button.current || !bubble.current) return;
    bubble.current.showPopover();
    placeAbove(bubble.current, button.current.getBoundingClientRect());
  }
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx(ActionIcon, {
        ref: button,
        className: `faint ${info_button_module_default.button}`,
        variant: 'subtle',
        color: 'gray',
        size: 'sm',
        'aria-label': `${label}: ${text}`,
        onPointerEnter: show,
        onPointerLeave: hide,
        onFocus: show,
        onBlur: hide,
        onKeyDown: ({ key }) => key === 'Escape' && hide(),
        children: /* @__PURE__ */ jsx(IconInfoCircle, {
          size: 15,
          stroke: 1.75,
        }),
      }),
      /* @__PURE__ */ jsx('span', {
        ref: bubble,
        popover: 'manual',
        className: `m-0 border-0 rounded-md text-sm normal absolute no-pointer ${info_button_module_default.bubble}`,
        'aria-hidden': 'true',
        children: text,
      }),
    ],
  });
}
/** Above the button, or below it if there is no room, and never beyond the window. It scrolls with the button. */
function placeAbove(bubble, target) {
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const middle = target.left + target.width / 2 - width / 2;
  const left = Math.max(margin, Math.min(middle, innerWidth - width - margin));
  const above = target.top - height - margin;
  const top = above < margin ? target.bottom + margin : above;
  bubble.style.translate = `${left}px ${top + scrollY}px`;
}
// web/src/ui/lists/figure-strip.tsx
/** Figures side by side in one panel, each with its definition. */
function FigureStrip({ figures, compact = false }) {
  return /* @__PURE__ */ jsx('dl', {
    className: `grid two-columns m-0 border-line rounded-md overflow-hidden ${figure_strip_module_default.strip}`,
    'data-compact': compact || void 0,
    children: figures.map(({ label, value, detail, about, aboutLabel }) =>
      /* @__PURE__ */ jsxs(
        'div',
        {
          className: `grid min-w-0 bg-surface ${figure_strip_module_default.figure}`,
          children: [
            /* @__PURE__ */ jsxs('dt', {
              className: `flex gap-1 muted text-sm medium items-end ${figure_strip_module_default.label}`,
              children: [
                label,
                /* @__PURE__ */ jsx(InfoButton, {
                  label: aboutLabel,
                  text: about,
                }),
              ],
            }),
            /* @__PURE__ */ jsx('dd', {
              className: `semibold tight-25 tabular ${figure_strip_module_default.value}`,
              children: value,
            }),
            detail &&
              /* @__PURE__ */ jsx('dd', {
                className: 'muted text-sm',
                children: detail,
              }),
          ],
        },
        label,
      ),
    ),
  });
}
export { figure_strip_module_default as n, FigureStrip as t };
