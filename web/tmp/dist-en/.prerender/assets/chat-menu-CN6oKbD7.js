globalThis.lazySources.push('src/features/chat/conversation/chat-menu.tsx');
import { n as useArchiveChat } from './inbox-BqG-WvHo.js';
import { t as messages } from './chat-B859R9TK.js';
import { t as messages$1 } from './person-DmcSxu_R.js';
import { t as ActionSheet } from './action-sheet-DjmcXtG3.js';
/* empty css                      */
import { u as useUnmatch } from './likes-BMKo_6Lh.js';
import { F as errorText, r as Alert } from '../entry.mjs';
import { t as Dialog } from './dialog-CUco7XAF.js';
import { t as DialogFooter } from './dialog-footer-Cs9SLu5k.js';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs';
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs';
import IconArchiveOff from '@tabler/icons-react/dist/esm/icons/IconArchiveOff.mjs';
import IconHeartOff from '@tabler/icons-react/dist/esm/icons/IconHeartOff.mjs';
// web/src/features/chat/unmatch-dialog.tsx
function UnmatchDialog({ id, name, opened, onClose, onDone }) {
  const { unmatch: m } = messages;
  const { mutate, error, isPending } = useUnmatch();
  const unmatch = () => mutate(id, { onSuccess: onDone });
  return /* @__PURE__ */ jsx(Dialog, {
    title: m.title(name),
    closeLabel: m.cancel,
    opened,
    onClose,
    children: /* @__PURE__ */ jsxs('div', {
      className: 'grid gap-5',
      children: [
        /* @__PURE__ */ jsx('p', { children: m.text }),
        error &&
          /* @__PURE__ */ jsx(Alert, {
            kind: 'danger',
            children: errorText(error),
          }),
        /* @__PURE__ */ jsxs(DialogFooter, {
          children: [
            /* @__PURE__ */ jsx(Button, {
              variant: 'default',
              onClick: onClose,
              children: m.cancel,
            }),
            /* @__PURE__ */ jsx(Button, {
              color: 'danger',
              loading: isPending,
              onClick: unmatch,
              children: m.button,
            }),
          ],
        }),
      ],
    }),
  });
}
// web/src/features/chat/conversation/chat-menu.tsx
/** The actions for a chat and the person, from mild to severe. */
function ChatMenu({ chat, opened, onClose, onSafety }) {
  const { chat: m } = messages;
  const { _id: id, firstName: name } = chat.person;
  const navigate = useNavigate();
  const archive = useArchiveChat();
  const [unmatching, setUnmatching] = useState(false);
  const leave = () => void navigate({ to: '/matches' });
  const andClose = (work) => () => {
    onClose();
    work();
  };
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx(ActionSheet, {
        opened,
        title: m.menu(name),
        closeLabel: messages$1.cancel,
        onClose,
        groups: {
          mild: [
            {
              label: m.profile,
              Icon: IconUser,
              run: andClose(
                () =>
                  void navigate({
                    to: '/members/$id',
                    params: { id },
                  }),
              ),
            },
            {
              label: chat.archived ? m.unarchive : m.archive,
              about: chat.archived ? null : m.archiveAbout,
              Icon: chat.archived ? IconArchiveOff : IconArchive,
              run: andClose(() =>
                archive.mutate({
                  id,
                  archived: !chat.archived,
                }),
              ),
            },
          ],
          severe: [
            {
              label: m.unmatch,
              Icon: IconHeartOff,
              run: andClose(() => setUnmatching(true)),
            },
            {
              label: messages$1.report,
              about: m.reportAbout,
              Icon: IconFlag,
              run: andClose(() => onSafety('report', name)),
            },
            {
              label: messages$1.block,
              about: messages$1.blockAbout,
              Icon: IconUserOff,
              run: andClose(() => onSafety('block', name)),
            },
          ],
        },
      }),
      /* @__PURE__ */ jsx(UnmatchDialog, {
        id,
        name,
        opened: unmatching,
        onClose: () => setUnmatching(false),
        onDone: leave,
      }),
    ],
  });
}
export { ChatMenu };
