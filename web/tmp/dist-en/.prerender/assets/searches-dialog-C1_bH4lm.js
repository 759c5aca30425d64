globalThis.lazySources.push('src/features/discovery/searches/searches-dialog.tsx');
import {
  a as useSearches,
  i as useSaveSearch,
  n as useDeleteSearch,
  t as useChangeSearch,
} from './saved-searches-CSo3vx_I.js';
import { n as messages } from './browse-page-BINlWhkl.js';
import { t as Dialog } from './dialog-CUco7XAF.js';
import { t as EmptyState } from './empty-state-BaM-dduv.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
/* empty css                      */
/* empty css                     */
import { t as useApiForm } from './use-api-form-DhEBy1Iy.js';
import { F as errorText, r as Alert } from '../entry.mjs';
import { t as Switch } from './switch-DD54g1CP.js';
/* empty css                          */
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconListSearch from '@tabler/icons-react/dist/esm/icons/IconListSearch.mjs';
// web/src/features/discovery/searches/save-search-form.tsx
function SaveSearchForm({ filter, sort }) {
  const { mutateAsync } = useSaveSearch();
  const field = useRef(null);
  const form = useApiForm({
    initialValues: {
      name: '',
      alerts: true,
    },
    submit: async ({ name, alerts }) => {
      await mutateAsync({
        name: name.trim(),
        filter,
        sort,
        alerts,
      });
      form.reset();
      field.current?.focus();
    },
  });
  const { alerts } = form.values;
  return /* @__PURE__ */ jsxs('form', {
    className: 'grid gap-3',
    ...form.formProps,
    children: [
      /* @__PURE__ */ jsx('h3', {
        className: 'm-0 heading-md',
        children: messages.saveTitle,
      }),
      /* @__PURE__ */ jsx(TextInput, {
        ref: field,
        label: messages.name,
        description: messages.saveAbout,
        maxLength: 60,
        ...form.getInputProps('name'),
      }),
      /* @__PURE__ */ jsxs('label', {
        className: 'row between gap-3 min-h-target clickable',
        children: [
          /* @__PURE__ */ jsx('span', { children: messages.notifyMe }),
          /* @__PURE__ */ jsx(Switch, {
            checked: alerts,
            onChange: ({ currentTarget: { checked } }) => form.setFieldValue('alerts', checked),
          }),
        ],
      }),
      form.failure &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: form.failure,
        }),
      /* @__PURE__ */ jsx(Button, {
        type: 'submit',
        loading: form.submitting,
        disabled: !form.values.name.trim(),
        children: messages.save,
      }),
    ],
  });
}
// web/src/features/discovery/searches/rename-search-form.tsx
function RenameSearchForm({ id, name, onClose }) {
  const { mutateAsync } = useChangeSearch();
  const form = useApiForm({
    initialValues: { name },
    submit: async (values) => {
      const given = values.name.trim();
      if (given && given !== name)
        await mutateAsync({
          id,
          name: given,
        });
      onClose();
    },
  });
  return /* @__PURE__ */ jsxs('form', {
    className: 'grid gap-3',
    ...form.formProps,
    children: [
      /* @__PURE__ */ jsx(TextInput, {
        'aria-label': messages.newName(name),
        maxLength: 60,
        ref: (element) => element?.focus(),
        ...form.getInputProps('name'),
      }),
      form.failure &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: form.failure,
        }),
      /* @__PURE__ */ jsxs('div', {
        className: 'flex justify-end gap-2',
        children: [
          /* @__PURE__ */ jsx(Button, {
            variant: 'default',
            onClick: onClose,
            children: messages.cancel,
          }),
          /* @__PURE__ */ jsx(Button, {
            type: 'submit',
            loading: form.submitting,
            children: messages.saveName,
          }),
        ],
      }),
    ],
  });
}
var searches_module_default = { open: '_open_y301x_1' };
// web/src/features/discovery/searches/search-row.tsx
function SearchRow({ search: { _id: id, name, alerts, locked }, onOpen }) {
  const [renaming, setRenaming] = useState(false);
  const change = useChangeSearch();
  const remove = useDeleteSearch();
  const error = change.error ?? remove.error;
  return /* @__PURE__ */ jsxs('li', {
    className: 'border-bottom py-1-5',
    children: [
      renaming
        ? /* @__PURE__ */ jsx(RenameSearchForm, {
            id,
            name,
            onClose: () => setRenaming(false),
          })
        : /* @__PURE__ */ jsxs('div', {
            className: 'row wrap gap-2',
            children: [
              /* @__PURE__ */ jsx('button', {
                type: 'button',
                className: `underline p-0 min-h-target border-0 bg-none ink text-start anywhere clickable heading-md ${searches_module_default.open}`,
                'aria-label': messages.open(name),
                onClick: onOpen,
                children: name,
              }),
              /* @__PURE__ */ jsx('span', {
                className: 'muted text-sm',
                children: alerts && !locked ? messages.alertsOn : messages.alertsOff,
              }),
              /* @__PURE__ */ jsx(Switch, {
                'aria-label': messages.alerts(name),
                checked: alerts,
                disabled: change.isPending || (locked && !alerts),
                onChange: ({ currentTarget: { checked } }) =>
                  change.mutate({
                    id,
                    alerts: checked,
                  }),
              }),
              /* @__PURE__ */ jsx(ActionIcon, {
                variant: 'subtle',
                color: 'gray',
                size: 44,
                'aria-label': messages.rename(name),
                onClick: () => setRenaming(true),
                children: /* @__PURE__ */ jsx(IconPencil, {
                  size: 18,
                  stroke: 1.75,
                }),
              }),
              /* @__PURE__ */ jsx(ActionIcon, {
                variant: 'subtle',
                color: 'gray',
                size: 44,
                'aria-label': messages.delete(name),
                loading: remove.isPending,
                onClick: () => remove.mutate(id),
                children: /* @__PURE__ */ jsx(IconTrash, {
                  size: 18,
                  stroke: 1.75,
                }),
              }),
            ],
          }),
      locked &&
        /* @__PURE__ */ jsx('p', {
          className: 'muted text-sm',
          children: messages.locked,
        }),
      error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: errorText(error),
        }),
    ],
  });
}
// web/src/features/discovery/searches/searches-dialog.tsx
function SearchesDialog({ filter, sort, opened, onClose, onOpen }) {
  const query = useSearches();
  return /* @__PURE__ */ jsx(Dialog, {
    title: messages.title,
    closeLabel: messages.close,
    opened,
    onClose,
    children: /* @__PURE__ */ jsxs('div', {
      className: 'grid gap-5',
      children: [
        /* @__PURE__ */ jsx(QueryState, {
          query,
          words: messages,
        }),
        query.data?.length === 0 &&
          /* @__PURE__ */ jsx(EmptyState, {
            icon: IconListSearch,
            title: messages.none,
            about: messages.noneAbout,
          }),
        query.data &&
          query.data.length > 0 &&
          /* @__PURE__ */ jsx('ul', {
            className: 'plain-list',
            'aria-label': messages.list,
            children: query.data.map((search) =>
              /* @__PURE__ */ jsx(
                SearchRow,
                {
                  search,
                  onOpen: () => onOpen(search),
                },
                search._id,
              ),
            ),
          }),
        /* @__PURE__ */ jsx(SaveSearchForm, {
          filter,
          sort,
        }),
      ],
    }),
  });
}
export { SearchesDialog };
