globalThis.lazySources.push('src/features/profiles/questions/answers-dialog.tsx');
/* empty css                          */
import { t as messages } from './questions-DHEWS6Wb.js';
import { t as Dialog } from './dialog-CUco7XAF.js';
import { t as Switch } from './switch-DD54g1CP.js';
import { ActionIcon } from '@mantine/core';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
var answers_dialog_module_default = {
  answers: '_answers_we0w4_1',
  item: '_item_we0w4_1',
};
// web/src/features/profiles/questions/answers-dialog.tsx
/** The answers of a member, to change or delete. */
function AnswersDialog({ opened, answers, onClose, ...on }) {
  return /* @__PURE__ */ jsxs(Dialog, {
    opened,
    title: messages.yourAnswers,
    closeLabel: messages.closeList,
    size: 'lg',
    onClose,
    children: [
      /* @__PURE__ */ jsx('p', {
        className: 'mb-2 muted',
        children: answers.length === 0 ? messages.none : messages.openExplained,
      }),
      /* @__PURE__ */ jsx('ul', {
        className: `plain-list ${answers_dialog_module_default.answers}`,
        children: answers.map((answer) =>
          /* @__PURE__ */ jsx(
            Answer,
            {
              answer,
              ...on,
            },
            answer.question,
          ),
        ),
      }),
    ],
  });
}
function Answer({ answer, onChange, onRemove, onOpen }) {
  const { question, mine, open } = answer;
  const { question: text = question, answers = [] } = messages.texts[question] ?? {};
  return /* @__PURE__ */ jsxs('li', {
    className: `row gap-1 border-top-soft py-2 ${answers_dialog_module_default.item}`,
    children: [
      /* @__PURE__ */ jsxs('p', {
        className: 'flex-1 min-w-0 muted',
        children: [
          text,
          ' ',
          /* @__PURE__ */ jsx('strong', {
            className: 'block ink semibold',
            children: answers[mine],
          }),
          /* @__PURE__ */ jsx('small', {
            className: 'text-sm',
            children: messages.use(open, answer.countsAt),
          }),
        ],
      }),
      /* @__PURE__ */ jsx(Switch, {
        'aria-label': messages.openOf(text),
        checked: open,
        onChange: ({ currentTarget: { checked } }) =>
          onOpen({
            ...answer,
            open: checked,
          }),
      }),
      /* @__PURE__ */ jsx(ActionIcon, {
        variant: 'subtle',
        color: 'gray',
        size: 44,
        'aria-label': messages.change(text),
        onClick: () => onChange(question),
        children: /* @__PURE__ */ jsx(IconPencil, {
          size: 18,
          stroke: 1.75,
        }),
      }),
      /* @__PURE__ */ jsx(ActionIcon, {
        variant: 'subtle',
        color: 'gray',
        size: 44,
        'aria-label': messages.remove(text),
        onClick: (event) => {
          const item = event.currentTarget.closest('li');
          (item?.nextElementSibling ?? item?.previousElementSibling)
            ?.querySelector('button:last-child')
            ?.focus();
          onRemove(question);
        },
        children: /* @__PURE__ */ jsx(IconTrash, {
          size: 18,
          stroke: 1.75,
        }),
      }),
    ],
  });
}
export { AnswersDialog };
