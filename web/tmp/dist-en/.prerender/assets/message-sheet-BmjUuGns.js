globalThis.lazySources.push('src/features/chat/messages/message-sheet.tsx');
import { a as useChangeMessage, n as DrawnReaction, s as reactions } from './open-chat-Bw398-Pb.js';
import { F as errorText, r as Alert } from '../entry.mjs';
import { t as summaryOf } from './summary-of-BPmxl3MZ.js';
import { t as messages } from './chat-B859R9TK.js';
import { t as ActionSheet } from './action-sheet-DjmcXtG3.js';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
// web/src/features/chat/messages/message-sheet.tsx
var longestTitle = 60;
/** So much that the member knows which message it is. */
function shortened(text) {
  const characters = Array.from(text.replaceAll(/\s+/g, ' '));
  return characters.length > longestTitle
    ? `${characters.slice(0, longestTitle).join('').trimEnd()}…`
    : characters.join('');
}
var mayEdit = ({ mine, text, sentAt }) =>
  mine && text !== null && Date.now() - Date.parse(sentAt) < 9e5;
/** The actions for one message, from mild to severe. */
function MessageSheet({ chat, message, onClose, onAbout, onSafety, ...dialog }) {
  const { message: m } = messages;
  const { _id: id, firstName: name } = chat.person;
  const { mutate, error, reset } = useChangeMessage(id);
  const { mine, text, sentAt } = message;
  const close = () => {
    reset();
    onClose();
  };
  const andClose = (work) => () => {
    close();
    work();
  };
  const remove = (side) =>
    mutate(
      {
        do: 'delete',
        message,
        for: side,
      },
      { onSuccess: close },
    );
  return /* @__PURE__ */ jsx(Fragment, {
    children: /* @__PURE__ */ jsx(ActionSheet, {
      ...dialog,
      quoted: true,
      title: m.title(shortened(summaryOf(message))),
      closeLabel: m.close,
      onClose: close,
      about: /* @__PURE__ */ jsxs(Fragment, {
        children: [
          /* @__PURE__ */ jsx('p', {
            className: 'mt-1',
            children: m.time(sentAt),
          }),
          /* @__PURE__ */ jsx('div', {
            className: 'flex wrap gap-1 mt-3',
            children: reactions.map((reaction) => {
              const isChosen = message.reactions.mine === reaction;
              return /* @__PURE__ */ jsx(
                'button',
                {
                  className:
                    'grid place-center p-0 w-target h-target border-line bg-none ink clickable round chosen',
                  type: 'button',
                  'aria-pressed': isChosen,
                  'aria-label': isChosen ? m.unreact(reaction) : m.react(reaction),
                  onClick: () =>
                    mutate(
                      {
                        do: 'react',
                        message,
                        reaction: isChosen ? null : reaction,
                      },
                      { onSuccess: close },
                    ),
                  children: /* @__PURE__ */ jsx(DrawnReaction, {
                    reaction,
                    size: 22,
                  }),
                },
                reaction,
              );
            }),
          }),
          error &&
            /* @__PURE__ */ jsx(Alert, {
              kind: 'danger',
              children: errorText(error),
            }),
        ],
      }),
      groups: {
        mild: [
          {
            label: m.reply,
            Icon: IconArrowBackUp,
            run: andClose(() =>
              onAbout({
                do: 'reply',
                message,
              }),
            ),
          },
          text !== null && {
            label: m.copy,
            Icon: IconCopy,
            run: andClose(() => void navigator.clipboard.writeText(text).catch(() => void 0)),
          },
          mayEdit(message) && {
            label: m.edit,
            about: m.editAbout,
            Icon: IconPencil,
            run: andClose(() =>
              onAbout({
                do: 'edit',
                message,
              }),
            ),
          },
        ],
        severe: [
          {
            label: m.deleteForMe,
            about: m.deleteForMeAbout,
            Icon: IconTrash,
            run: () => remove('me'),
          },
          mine && {
            label: m.deleteForBoth,
            about: m.deleteForBothAbout,
            Icon: IconTrash,
            danger: true,
            run: () => remove('both'),
          },
          !mine && {
            label: m.reportMessage,
            Icon: IconFlag,
            run: andClose(() =>
              onSafety(
                {
                  messageId: message._id,
                  text,
                },
                name,
              ),
            ),
          },
        ],
      },
    }),
  });
}
export { MessageSheet };
