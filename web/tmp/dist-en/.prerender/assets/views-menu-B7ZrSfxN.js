globalThis.lazySources.push('src/widgets/saved-views/views-menu.tsx');
import { t as call } from './call-DKXJHjxq.js';
import { o as queryOf, s as useChange } from './query-AAxsCU1Q.js';
import { t as messages } from './lists-_R1AHlhb.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
/* empty css                      */
/* empty css                     */
import { t as useApiForm } from './use-api-form-DhEBy1Iy.js';
import { F as errorText, r as Alert } from '../entry.mjs';
import { useLocation, useNavigate } from '@tanstack/react-router';
import 'typebox';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
// contract/src/saved-views.ts
var listViews = {
  method: 'GET',
  url: '/views',
  access: ['administrator', 'moderator', 'support'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var saveView = {
  method: 'POST',
  url: '/views',
  access: ['administrator', 'moderator', 'support'],
  idempotent: true,
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var changeView = {
  method: 'PUT',
  url: '/views/:id',
  access: ['administrator', 'moderator', 'support'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var deleteView = {
  method: 'DELETE',
  url: '/views/:id',
  access: ['administrator', 'moderator', 'support'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
// web/src/api/saved-views.ts
var useViews = (screen, enabled) =>
  useQuery({
    ...queryOf(listViews, { query: { screen } }),
    enabled,
    select: ({ views }) => views,
  });
var useSaveView = (screen) =>
  useChange(
    (given) =>
      call(saveView, {
        body: {
          screen,
          ...given,
        },
      }),
    listViews,
  );
var useChangeView = () =>
  useChange(
    ({ id, ...body }) =>
      call(changeView, {
        params: { id },
        body,
      }),
    listViews,
  );
var useDeleteView = () => useChange((id) => call(deleteView, { params: { id } }), listViews);
var saved_views_module_default = {
  views: '_views_bb1v3_1',
  item: '_item_bb1v3_6',
  view: '_view_bb1v3_1',
  input: '_input_bb1v3_11',
  form: '_form_bb1v3_17',
};
// web/src/widgets/saved-views/built-in-views.tsx
/** The built-in views. */
function BuiltInViews({ views, screen, onClose }) {
  const { views: m } = messages;
  const navigate = useNavigate();
  return /* @__PURE__ */ jsx('ul', {
    className: 'plain-list hide-empty',
    'aria-label': m.builtIn,
    children: views.map(({ name, query }) =>
      /* @__PURE__ */ jsxs(
        'li',
        {
          className: `row wrap ${saved_views_module_default.item} ${saved_views_module_default.view}`,
          children: [
            /* @__PURE__ */ jsx('button', {
              type: 'button',
              className:
                'underline p-0 border-0 bg-none ink semibold text-start anywhere clickable min-h-32',
              onClick: () => {
                navigate({ href: `/${screen}${query && `?${query}`}` });
                onClose();
              },
              children: name,
            }),
            /* @__PURE__ */ jsx('span', {
              className: 'muted text-sm',
              children: m.builtIn,
            }),
          ],
        },
        name,
      ),
    ),
  });
}
// web/src/widgets/saved-views/save-view-form.tsx
/** The part of the URL that is not part of a view: the position in the list. */
var places = ['page', 'bulk', 'case'];
/** Saves the list with the filters and the order of its URL. */
function SaveViewForm({ screen }) {
  const { views: m } = messages;
  const address = useLocation({ select: ({ searchStr }) => searchStr });
  const { mutateAsync } = useSaveView(screen);
  const field = useRef(null);
  const form = useApiForm({
    initialValues: {
      name: '',
      shared: false,
    },
    submit: async ({ name, shared }) => {
      const query = new URLSearchParams(address);
      for (const place of places) query.delete(place);
      await mutateAsync({
        name: name.trim(),
        query: query.toString(),
        shared,
      });
      form.reset();
      field.current?.focus();
    },
  });
  return /* @__PURE__ */ jsxs('form', {
    className: `grid justify-items-start gap-3 pt-4 ${saved_views_module_default.form}`,
    ...form.formProps,
    children: [
      /* @__PURE__ */ jsx('h3', {
        className: 'heading-bold',
        children: m.saveThis,
      }),
      /* @__PURE__ */ jsx(TextInput, {
        ref: field,
        label: m.name,
        description: m.nameAbout,
        maxLength: 60,
        ...form.getInputProps('name'),
      }),
      /* @__PURE__ */ jsxs('label', {
        className: 'row gap-2',
        children: [
          /* @__PURE__ */ jsx('input', {
            className: 'checkbox',
            type: 'checkbox',
            ...form.getInputProps('shared', { type: 'checkbox' }),
          }),
          m.shareNew,
        ],
      }),
      form.failure &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: form.failure,
        }),
      /* @__PURE__ */ jsx(Button, {
        type: 'submit',
        color: 'ink',
        loading: form.submitting,
        disabled: !form.values.name.trim(),
        children: m.save,
      }),
    ],
  });
}
// web/src/widgets/saved-views/rename-view-form.tsx
function RenameViewForm({ id, name, onClose }) {
  const { views: m } = messages;
  const { mutateAsync } = useChangeView();
  const form = useApiForm({
    initialValues: { name },
    transformValues: (values) => ({ name: values.name.trim() }),
    submit: async (change) => {
      if (change.name === '') return;
      await mutateAsync({
        id,
        ...change,
      });
      onClose();
    },
  });
  const { error, ...input } = form.getInputProps('name');
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsxs('form', {
        className: 'flex wrap gap-2',
        ...form.formProps,
        children: [
          /* @__PURE__ */ jsx('input', {
            className: `border-strong bg-surface ink rounded-md ${saved_views_module_default.input}`,
            'aria-label': m.renameOf(name),
            maxLength: 60,
            ref: (element) => element?.focus(),
            ...input,
          }),
          /* @__PURE__ */ jsx(Button, {
            type: 'submit',
            size: 'xs',
            color: 'ink',
            loading: form.submitting,
            children: m.rename,
          }),
          /* @__PURE__ */ jsx(Button, {
            size: 'xs',
            variant: 'default',
            onClick: onClose,
            children: m.cancel,
          }),
        ],
      }),
      (error ?? form.failure) &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: error ?? form.failure,
        }),
    ],
  });
}
// web/src/widgets/saved-views/saved-view-item.tsx
function SavedViewItem({ view, screen, onClose }) {
  const { views: m } = messages;
  const { _id: id, name, query, shared, mine, owner } = view;
  const navigate = useNavigate();
  const changing = useChangeView();
  const deleting = useDeleteView();
  const [renaming, setRenaming] = useState(false);
  const error = changing.error ?? deleting.error;
  if (renaming)
    return /* @__PURE__ */ jsx('li', {
      className: `row wrap ${saved_views_module_default.item} ${saved_views_module_default.view}`,
      children: /* @__PURE__ */ jsx(RenameViewForm, {
        id,
        name,
        onClose: () => setRenaming(false),
      }),
    });
  return /* @__PURE__ */ jsxs('li', {
    className: `row wrap ${saved_views_module_default.item} ${saved_views_module_default.view}`,
    children: [
      /* @__PURE__ */ jsx('button', {
        type: 'button',
        className:
          'underline p-0 border-0 bg-none ink semibold text-start anywhere clickable min-h-32',
        onClick: () => {
          navigate({ href: `/${screen}${query && `?${query}`}` });
          onClose();
        },
        children: name,
      }),
      /* @__PURE__ */ jsx('span', {
        className: 'muted text-sm',
        children: mine ? (shared ? m.shared : m.private) : m.by(owner),
      }),
      mine &&
        /* @__PURE__ */ jsxs('span', {
          className: 'inline-flex wrap gap-1 push-end',
          children: [
            /* @__PURE__ */ jsx(Button, {
              size: 'compact-xs',
              variant: 'default',
              onClick: () => setRenaming(true),
              children: m.rename,
            }),
            /* @__PURE__ */ jsx(Button, {
              size: 'compact-xs',
              variant: 'default',
              loading: changing.isPending,
              onClick: () =>
                changing.mutate({
                  id,
                  shared: !shared,
                }),
              children: shared ? m.unshare : m.share,
            }),
            /* @__PURE__ */ jsx(Button, {
              size: 'compact-xs',
              variant: 'default',
              loading: deleting.isPending,
              onClick: () => deleting.mutate(id),
              children: m.delete,
            }),
          ],
        }),
      error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: errorText(error),
        }),
    ],
  });
}
// web/src/widgets/saved-views/views-menu.tsx
/** The views, and a form that saves the current list. */
function ViewsMenu({ screen, builtIn, onClose }) {
  const { views: m } = messages;
  const query = useViews(screen, true);
  return /* @__PURE__ */ jsxs('div', {
    className: `grid gap-3 ${saved_views_module_default.views}`,
    children: [
      /* @__PURE__ */ jsx('h2', {
        className: 'title-xs',
        children: m.title,
      }),
      /* @__PURE__ */ jsx(BuiltInViews, {
        views: builtIn,
        screen,
        onClose,
      }),
      /* @__PURE__ */ jsx(QueryState, {
        query,
        words: m,
      }),
      query.data?.length === 0 &&
        /* @__PURE__ */ jsx('p', {
          className: 'muted text-sm',
          children: m.none,
        }),
      /* @__PURE__ */ jsx('ul', {
        className: 'plain-list hide-empty',
        children: query.data?.map((view) =>
          /* @__PURE__ */ jsx(
            SavedViewItem,
            {
              view,
              screen,
              onClose,
            },
            view._id,
          ),
        ),
      }),
      /* @__PURE__ */ jsx(SaveViewForm, { screen }),
    ],
  });
}
export { ViewsMenu };
