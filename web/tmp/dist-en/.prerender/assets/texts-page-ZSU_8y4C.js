globalThis.lazySources.push('src/features/desk/texts/texts-page.tsx');
/* empty css                      */
import { n as useSaveText, r as useTexts, t as useDeleteText } from './texts-Ctq1WuFc.js';
import { t as decisionTexts } from './decisions-B4XkFG-n.js';
import { t as panel_module_default } from './panel.module-kk3XL0Qz.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { t as StaffPage } from './staff-page-C-ivmE_D.js';
import { t as DeskNav } from './desk-nav-DJsmbbF7.js';
import { F as errorText, f as Select, r as Alert } from '../entry.mjs';
import { t as Dialog } from './dialog-CUco7XAF.js';
import { t as DialogFooter } from './dialog-footer-Cs9SLu5k.js';
import { t as useKeptFocus } from './use-kept-focus-DPcOyqjN.js';
/* empty css                     */
import { t as useApiForm } from './use-api-form-DhEBy1Iy.js';
import {
  a as placeholders$1,
  o as unknownIn,
  r as messages$1,
  t as FilledText,
} from './filled-text-CkFZKZcO.js';
import { n as clauses, t as clauseTexts } from './grounds-BDb33wAP.js';
import { n as decisionActions } from './sanctions-CWSQSu2b.js';
import { r as problemTypes } from './report-types-CGgzN0iD.js';
import { t as DataTable } from './data-table-DSXaqDH7.js';
import { t as data_table_module_default } from './data-table.module-7VNZAjFy.js';
import { Button, TextInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
// web/src/texts/en/desk-texts.ts
var messages = {
  title: 'Answers and Reasons',
  about:
    "Texts that moderators choose from. Editing a text doesn't change messages already sent. Underlined words are examples: they're filled in for each person.",
  loading: 'Loading texts...',
  failed: 'Error loading texts',
  again: 'Try again',
  kinds: {
    answer: 'Answers to reporters',
    reason: 'Reasons for decisions',
  },
  add: {
    answer: 'Add an answer',
    reason: 'Add a reason',
  },
  none: {
    answer: 'No answers yet.',
    reason: 'No reasons yet.',
  },
  columns: ['Title', 'Suggested for', 'Text', 'Actions'],
  any: 'Anything',
  decisions: decisionTexts,
  edit: 'Edit',
  editOf: (title) => `Edit ${title}`,
  delete: 'Delete',
  deleteOf: (title) => `Delete ${title}`,
  deleteTitle: (title) => `Delete "${title}"?`,
  deleteAbout:
    'Moderators can no longer choose it. Messages already sent with it stay as they are.',
  deleteButton: 'Delete text',
  textTitle: 'Title',
  textTitleAbout: 'Only the team sees it.',
  titleMissing: 'Enter a title',
  body: 'Text',
  bodyMissing: 'Enter a text',
  unknown: (word) => `Nothing fills in {${word}}. Use one of the placeholders below.`,
  placeholders: 'Placeholders',
  placeholdersAbout: 'Placeholders are replaced when the text is sent.',
  insert: (word) => `Add {${word}}`,
  examples: {
    reporter: 'Ada',
    reference: '#1a2b3c',
    name: 'Marcus',
    until: 'December 1, 2026',
  },
  preview: 'Preview',
  previewEmpty: 'Your text appears here.',
  suggested: 'Suggest first for',
  type: 'Problem type',
  action: 'Decision',
  clause: 'Clause of the terms',
  save: 'Save text',
  cancel: 'Cancel',
};
// web/src/features/desk/texts/delete-text-dialog.tsx
function DeleteTextDialog({ text, onClose }) {
  const { mutate, isPending, error } = useDeleteText();
  const button = useKeptFocus(isPending);
  return /* @__PURE__ */ jsxs(Dialog, {
    opened: text !== null,
    onClose,
    title: messages.deleteTitle(text?.title ?? ''),
    closeLabel: messages.cancel,
    children: [
      /* @__PURE__ */ jsx('p', { children: messages.deleteAbout }),
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
            children: messages.cancel,
          }),
          /* @__PURE__ */ jsx(Button, {
            ref: button,
            color: 'danger',
            loading: isPending,
            onClick: () => text && mutate(text._id, { onSuccess: onClose }),
            children: messages.deleteButton,
          }),
        ],
      }),
    ],
  });
}
var texts_page_module_default = {
  panel: '_panel_nlms3_3',
  cell: '_cell_nlms3_3',
  buttons: '_buttons_nlms3_14',
  placeholders: '_placeholders_nlms3_22',
  button: '_button_nlms3_14',
  fields: '_fields_nlms3_32',
};
// web/src/features/desk/texts/placeholders.tsx
function bodyError(kind, body) {
  if (!body.trim()) return messages.bodyMissing;
  const [unknown] = unknownIn(kind, body);
  return unknown === void 0 ? null : messages.unknown(unknown);
}
/** The placeholders of a text, as buttons that add them. */
function Placeholders({ kind, onInsert }) {
  return /* @__PURE__ */ jsxs('section', {
    className: `grid gap-2 muted text-sm ${texts_page_module_default.placeholders}`,
    'aria-label': messages.placeholders,
    children: [
      /* @__PURE__ */ jsx('p', { children: messages.placeholdersAbout }),
      /* @__PURE__ */ jsx('ul', {
        className: 'plain-list grid gap-2',
        children: placeholders$1[kind].map((word) =>
          /* @__PURE__ */ jsxs(
            'li',
            {
              children: [
                /* @__PURE__ */ jsx('button', {
                  className: `border-strong bg-none ink clickable rounded-sm hover ${texts_page_module_default.button}`,
                  type: 'button',
                  'aria-label': messages.insert(word),
                  onClick: () => onInsert(word),
                  children: `{${word}}`,
                }),
                ' ',
                messages$1[word],
              ],
            },
            word,
          ),
        ),
      }),
    ],
  });
}
var examplesOf = (kind) =>
  Object.fromEntries(placeholders$1[kind].map((word) => [word, messages.examples[word]]));
/** The text as its reader will see it. */
function Preview({ kind, body }) {
  return /* @__PURE__ */ jsxs('section', {
    className: 'rounded-md bg-muted-soft p-box',
    'aria-label': messages.preview,
    children: [
      /* @__PURE__ */ jsx('h3', {
        className: 'muted mb-1 text-xs semibold',
        children: messages.preview,
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'anywhere pre-line',
        children: body
          ? /* @__PURE__ */ jsx(FilledText, {
              text: body,
              values: examplesOf(kind),
            })
          : messages.previewEmpty,
      }),
    ],
  });
}
// web/src/features/desk/texts/suggestion-fields.tsx
var any = {
  value: '',
  label: messages.any,
};
/** Where the desk suggests a text first. It can be chosen everywhere else too. */
function SuggestionFields({ kind, getInputProps }) {
  return /* @__PURE__ */ jsxs('fieldset', {
    className: `grid two-columns gap-3 m-0 p-0 min-w-0 border-0 ${texts_page_module_default.fields}`,
    children: [
      /* @__PURE__ */ jsx('legend', {
        className: 'mb-2 p-0 semibold',
        children: messages.suggested,
      }),
      /* @__PURE__ */ jsx(Select, {
        label: messages.type,
        data: [any, ...problemTypes],
        ...getInputProps('problem_type'),
      }),
      /* @__PURE__ */ jsx(Select, {
        label: messages.action,
        data: [
          any,
          ...decisionActions.map((value) => ({
            value,
            label: messages.decisions[value].label,
          })),
        ],
        ...getInputProps('action'),
      }),
      kind === 'reason' &&
        /* @__PURE__ */ jsx(Select, {
          className: 'full-row',
          label: messages.clause,
          data: [
            any,
            ...clauses.map((value) => ({
              value,
              label: clauseTexts(value),
            })),
          ],
          ...getInputProps('clause'),
        }),
    ],
  });
}
// web/src/features/desk/texts/text-values.ts
var valuesOf = (text) => ({
  title: text?.title ?? '',
  body: text?.body ?? '',
  problem_type: text?.problem_type ?? '',
  action: text?.action ?? '',
  clause: text?.clause ?? '',
});
var toText = (kind, values) => ({
  kind,
  title: values.title.trim(),
  body: values.body.trim(),
  problem_type: values.problem_type || null,
  action: values.action || null,
  clause: (kind === 'reason' && values.clause) || null,
});
// web/src/features/desk/texts/text-dialog.tsx
function TextDialog({ edited, onClose }) {
  const title =
    typeof edited === 'string' ? messages.add[edited] : messages.editOf(edited?.title ?? '');
  return /* @__PURE__ */ jsx(Dialog, {
    opened: edited !== null,
    onClose,
    size: 'lg',
    title,
    closeLabel: messages.cancel,
    children:
      edited &&
      /* @__PURE__ */ jsx(TextForm, {
        edited,
        onClose,
      }),
  });
}
function TextForm({ edited, onClose }) {
  const text = typeof edited === 'string' ? null : edited;
  const kind = typeof edited === 'string' ? edited : edited.kind;
  const { mutateAsync } = useSaveText(text?._id ?? null);
  const values = useApiForm({
    initialValues: valuesOf(text),
    validate: {
      title: (title) => (title.trim() ? null : messages.titleMissing),
      body: (body) => bodyError(kind, body),
    },
    submit: async (typed) => {
      await mutateAsync(toText(kind, typed));
      onClose();
    },
  });
  const button = useKeptFocus(values.submitting);
  return /* @__PURE__ */ jsxs('form', {
    className: 'grid gap-5',
    ...values.formProps,
    children: [
      /* @__PURE__ */ jsx(TextInput, {
        'data-autofocus': true,
        required: true,
        withAsterisk: false,
        label: messages.textTitle,
        description: messages.textTitleAbout,
        maxLength: 80,
        ...values.getInputProps('title'),
      }),
      /* @__PURE__ */ jsx(Textarea, {
        required: true,
        withAsterisk: false,
        autosize: true,
        minRows: 5,
        label: messages.body,
        maxLength: 2e3,
        ...values.getInputProps('body'),
      }),
      /* @__PURE__ */ jsx(Placeholders, {
        kind,
        onInsert: (word) => values.setFieldValue('body', `${values.values.body}{${word}}`),
      }),
      /* @__PURE__ */ jsx(Preview, {
        kind,
        body: values.values.body,
      }),
      /* @__PURE__ */ jsx(SuggestionFields, {
        kind,
        getInputProps: values.getInputProps,
      }),
      values.failure &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: values.failure,
        }),
      /* @__PURE__ */ jsxs(DialogFooter, {
        children: [
          /* @__PURE__ */ jsx(Button, {
            variant: 'default',
            onClick: onClose,
            children: messages.cancel,
          }),
          /* @__PURE__ */ jsx(Button, {
            ref: button,
            type: 'submit',
            color: 'ink',
            loading: values.submitting,
            children: messages.save,
          }),
        ],
      }),
    ],
  });
}
// web/src/features/desk/texts/text-table.tsx
function TextTable({ kind, texts, onEdit, onDelete }) {
  if (texts.length === 0)
    return /* @__PURE__ */ jsx('p', {
      className: 'muted p-panel',
      children: messages.none[kind],
    });
  return /* @__PURE__ */ jsx(DataTable, {
    label: messages.kinds[kind],
    columns: messages.columns,
    stacks: true,
    children: texts.map((text) =>
      /* @__PURE__ */ jsxs(
        'tr',
        {
          className: data_table_module_default.buttonRow,
          children: [
            /* @__PURE__ */ jsx('td', {
              className: texts_page_module_default.cell,
              children: /* @__PURE__ */ jsx('b', { children: text.title }),
            }),
            /* @__PURE__ */ jsx('td', {
              className: texts_page_module_default.cell,
              'data-wide': true,
              'data-label': messages.columns[1],
              children: suggestedFor(text),
            }),
            /* @__PURE__ */ jsx('td', {
              className: texts_page_module_default.cell,
              'data-wide': true,
              children: /* @__PURE__ */ jsx('p', {
                className: 'anywhere pre-line max-w-body',
                children: /* @__PURE__ */ jsx(FilledText, {
                  text: text.body,
                  values: examplesOf(kind),
                }),
              }),
            }),
            /* @__PURE__ */ jsx('td', {
              className: texts_page_module_default.cell,
              'data-wide': true,
              children: /* @__PURE__ */ jsxs('div', {
                className: `flex justify-end ${texts_page_module_default.buttons}`,
                children: [
                  /* @__PURE__ */ jsx(Button, {
                    size: 'xs',
                    variant: 'subtle',
                    color: 'gray',
                    'aria-label': messages.editOf(text.title),
                    onClick: () => onEdit(text),
                    children: messages.edit,
                  }),
                  /* @__PURE__ */ jsx(Button, {
                    size: 'xs',
                    variant: 'subtle',
                    color: 'gray',
                    'aria-label': messages.deleteOf(text.title),
                    onClick: () => onDelete(text),
                    children: messages.delete,
                  }),
                ],
              }),
            }),
          ],
        },
        text._id,
      ),
    ),
  });
}
function suggestedFor({ problem_type, action }) {
  return (
    [problem_type, action && messages.decisions[action].label].filter(Boolean).join(', ') ||
    messages.any
  );
}
// web/src/features/desk/texts/texts-page.tsx
var kinds = ['answer', 'reason'];
/** Texts that the team uses often: answers to reporters, and reasons for the subjects of decisions. */
function TextsPage() {
  const query = useTexts();
  const [edited, setEdited] = useState(null);
  const [deleted, setDeleted] = useState(null);
  return /* @__PURE__ */ jsxs(StaffPage, {
    title: messages.title,
    children: [
      /* @__PURE__ */ jsx(DeskNav, {}),
      /* @__PURE__ */ jsx('p', {
        className: 'muted',
        children: messages.about,
      }),
      /* @__PURE__ */ jsx(QueryState, {
        query,
        words: messages,
        rows: 8,
      }),
      query.data &&
        kinds.map((kind) =>
          /* @__PURE__ */ jsxs(
            'section',
            {
              className: `overflow-hidden ${panel_module_default.panel} ${texts_page_module_default.panel}`,
              children: [
                /* @__PURE__ */ jsxs('div', {
                  className: `row wrap between gap-3 p-head ${panel_module_default.head}`,
                  children: [
                    /* @__PURE__ */ jsx('h2', {
                      className: 'heading',
                      children: messages.kinds[kind],
                    }),
                    /* @__PURE__ */ jsx(Button, {
                      variant: 'default',
                      leftSection: /* @__PURE__ */ jsx(IconPlus, {
                        size: 18,
                        stroke: 1.75,
                        'aria-hidden': true,
                      }),
                      onClick: () => setEdited(kind),
                      children: messages.add[kind],
                    }),
                  ],
                }),
                /* @__PURE__ */ jsx(TextTable, {
                  kind,
                  texts: query.data.filter((text) => text.kind === kind),
                  onEdit: setEdited,
                  onDelete: setDeleted,
                }),
              ],
            },
            kind,
          ),
        ),
      /* @__PURE__ */ jsx(TextDialog, {
        edited,
        onClose: () => setEdited(null),
      }),
      /* @__PURE__ */ jsx(DeleteTextDialog, {
        text: deleted,
        onClose: () => setDeleted(null),
      }),
    ],
  });
}
export { TextsPage };
