globalThis.lazySources.push('src/features/desk/decide/keys-dialog.tsx');
import { o as sanctionKinds, s as sanctions } from './sanctions-CWSQSu2b.js';
import { t as decisionTexts } from './decisions-B4XkFG-n.js';
import { t as Dialog } from './dialog-CUco7XAF.js';
import { n as KeyList, t as SingleKeySwitch } from './single-key-switch-C6Pua1Sa.js';
import { jsx, jsxs } from 'react/jsx-runtime';
var messages = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  /** Keys that belong together, in the order in which a case is worked on. */
  groups: [
    [
      'Queue',
      [
        ['J, K', 'Next case, previous case'],
        ['/', 'Filters'],
      ],
    ],
    [
      'Evidence',
      [
        ['V', 'Show blurred photos'],
        ['1–9', 'All reports of a group'],
        ['L', 'Danger to life'],
      ],
    ],
    [
      'Decision',
      [
        ['D', 'Dismiss or resolve'],
        ...sanctions.flatMap((sanction) => {
          const { key } = sanctionKinds[sanction];
          return key ? [[key.toUpperCase(), decisionTexts[sanction].start]] : [];
        }),
        ['Enter', 'Confirm'],
        ['Ctrl+Enter', 'Confirm or send from a field'],
        ['U', 'Undo'],
      ],
    ],
    [
      'Team',
      [
        ['A', 'Assign to me'],
        ['E', 'Escalate'],
        ['R', 'Reply'],
        ['N', 'Note'],
      ],
    ],
    [
      'Everywhere',
      [
        ['Esc', 'Leave a field, then cancel'],
        ['Ctrl+K', 'Pages, commands and people'],
        ['?', 'This list'],
      ],
    ],
  ],
};
// web/src/features/desk/decide/keys-dialog.tsx
function KeysDialog({ opened, onClose }) {
  return /* @__PURE__ */ jsxs(Dialog, {
    opened,
    onClose,
    title: messages.title,
    closeLabel: messages.close,
    size: 'lg',
    children: [
      messages.groups.map(([group, keys]) =>
        /* @__PURE__ */ jsxs(
          'section',
          {
            className: 'hide-below-tablet',
            children: [
              /* @__PURE__ */ jsx('h3', {
                className: 'm-0 mt-2 px-3 text-sm semibold',
                children: group,
              }),
              /* @__PURE__ */ jsx(KeyList, {
                keys,
                label: group,
              }),
            ],
          },
          group,
        ),
      ),
      /* @__PURE__ */ jsx(SingleKeySwitch, {}),
    ],
  });
}
export { KeysDialog };
