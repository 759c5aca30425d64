globalThis.lazySources.push('src/app/layout/commands/command-button.tsx');
import { t as messages } from './shell-BHnTSqN_.js';
import { t as Key } from './key-CXPUYXsX.js';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
var command_button_module_default = {
  words: '_words_146et_1',
  button: '_button_146et_7',
  keys: '_keys_146et_17',
};
// web/src/app/layout/commands/command-button.tsx
/** Opens the command bar, as Ctrl+K does. */
var CommandButton = ({ onOpen }) =>
  /* @__PURE__ */ jsxs('button', {
    type: 'button',
    className: `inline-flex items-center justify-center gap-2 p-0 w-full h-target border-0 rounded-md bg-none muted text-sm clickable hover hover-ink ${command_button_module_default.button}`,
    'aria-keyshortcuts': 'Control+K Meta+K',
    'aria-haspopup': 'dialog',
    title: `${messages.commands} (Ctrl K)`,
    onClick: onOpen,
    children: [
      /* @__PURE__ */ jsx('span', {
        className: 'visually-hidden',
        children: messages.commands,
      }),
      /* @__PURE__ */ jsx(IconSearch, {
        className: 'flex-none',
        size: 20,
        stroke: 1.75,
        'aria-hidden': true,
      }),
      /* @__PURE__ */ jsx('span', {
        className: `flex-1 text-start ${command_button_module_default.words}`,
        'aria-hidden': true,
        children: messages.search,
      }),
      /* @__PURE__ */ jsxs('span', {
        className: `gap-1 ${command_button_module_default.words} ${command_button_module_default.keys}`,
        'aria-hidden': true,
        children: [
          /* @__PURE__ */ jsx(Key, { name: 'Ctrl' }),
          ' ',
          /* @__PURE__ */ jsx(Key, { name: 'K' }),
        ],
      }),
    ],
  });
export { CommandButton };
