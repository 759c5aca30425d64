globalThis.lazySources.push('src/features/user-admin/user/edit-user-dialog.tsx');
import { a as messages, l as useStaffUser, s as useEditUser } from './user-badges-C0-JeH98.js';
import { t as fullName } from './full-name-BawBe7Wt.js';
import { t as Dialog } from './dialog-CUco7XAF.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { t as staleData } from './stale-data-DSppwhMI.js';
import { t as useApiForm } from './use-api-form-DhEBy1Iy.js';
import { f as Select, r as Alert } from '../entry.mjs';
import { t as DialogFooter } from './dialog-footer-Cs9SLu5k.js';
import { t as useKeptFocus } from './use-kept-focus-DPcOyqjN.js';
import { l as profileLimits } from './members-DaHwJcC0.js';
import { n as staffRoles } from './route-BuAAROi_.js';
/* empty css                           */
/* empty css                     */
import { t as useSession } from './use-session-DDq8lc7G.js';
import { Button, Checkbox, TextInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/user-admin/user/edit-user-fields.tsx
function EditUserFields({ form }) {
  const { edit: m } = messages;
  const mayAll = useSession().user?.staffRole === 'administrator';
  const text = (name, maxLength) => ({
    label: m.fields[name],
    maxLength,
    ...form.getInputProps(name),
  });
  return /* @__PURE__ */ jsxs('div', {
    className: 'grid gap-4 fields-columns',
    children: [
      /* @__PURE__ */ jsx(TextInput, {
        'data-autofocus': true,
        ...text('firstName', profileLimits.name),
      }),
      /* @__PURE__ */ jsx(TextInput, { ...text('lastName', profileLimits.name) }),
      mayAll &&
        /* @__PURE__ */ jsx(TextInput, {
          className: 'full-row',
          type: 'email',
          description: m.emailAbout,
          ...text('email', 254),
        }),
      /* @__PURE__ */ jsx(TextInput, {
        className: 'full-row',
        description: m.genderAbout,
        ...text('gender', profileLimits.gender),
      }),
      /* @__PURE__ */ jsx(TextInput, { ...text('city', 100) }),
      /* @__PURE__ */ jsx(TextInput, { ...text('country', 60) }),
      /* @__PURE__ */ jsx(Textarea, {
        className: 'full-row',
        rows: 4,
        ...text('bio', profileLimits.bio),
      }),
      mayAll &&
        /* @__PURE__ */ jsxs(Fragment$1, {
          children: [
            /* @__PURE__ */ jsx(Select, {
              className: 'full-row',
              label: m.fields.staffRole,
              description: m.roleAbout,
              data: [
                {
                  value: '',
                  label: m.roles.none,
                },
                ...staffRoles.map((value) => ({
                  value,
                  label: m.roles[value],
                })),
              ],
              ...form.getInputProps('staffRole'),
            }),
            /* @__PURE__ */ jsx(Checkbox, {
              className: 'full-row',
              label: m.fields.isEmailVerified,
              iconColor: 'var(--on-ink)',
              ...form.getInputProps('isEmailVerified', { type: 'checkbox' }),
            }),
          ],
        }),
    ],
  });
}
// web/src/features/user-admin/user/user-draft.ts
var toDraft = (user) => ({
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  email: user.email,
  gender: user.gender ?? '',
  bio: user.bio ?? '',
  city: user.location.city ?? '',
  country: user.location.country ?? '',
  isEmailVerified: user.isEmailVerified,
  staffRole: user.staffRole ?? '',
});
/** The values that differ from those of the user. */
function typedFields(user, values) {
  const before = toDraft(user);
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => before[name] !== value),
  );
}
/** Only edited values, so that changes by others stay. */
function userChange(user, values) {
  const { city, country, staffRole, ...typed } = typedFields(user, values);
  return {
    ...typed,
    ...(staffRole !== void 0 && { staffRole: staffRole || null }),
    ...((city !== void 0 || country !== void 0) && {
      location: {
        city: values.city,
        country: values.country,
      },
    }),
  };
}
/** The fields in which two versions of a user differ. */
var changedFields = (before, after) => Object.keys(typedFields(before, toDraft(after)));
// web/src/features/user-admin/user/edit-user-form.tsx
/** Fields that were not edited follow changes by others. */
function EditUserForm({ loaded, onClose }) {
  const { edit: m } = messages;
  const { mutateAsync } = useEditUser();
  const [current, setCurrent] = useState(loaded);
  const [conflicts, setConflicts] = useState(null);
  const form = useApiForm({
    initialValues: toDraft(loaded.user),
    fieldOf: (field) => field.replace('location.', ''),
    submit: async (values) => {
      setConflicts(null);
      try {
        await mutateAsync({
          loaded: current,
          change: userChange(current.user, values),
        });
        onClose();
      } catch (failure) {
        const newer = staleData(failure);
        if (newer) follow(newer, values);
        throw failure;
      }
    },
  });
  const button = useKeptFocus(form.submitting);
  const unchanged = Object.keys(userChange(current.user, form.values)).length === 0;
  function follow(newer, values) {
    setConflicts(changedFields(current.user, newer.user));
    form.setValues({
      ...toDraft(newer.user),
      ...typedFields(current.user, values),
    });
    setCurrent(newer);
  }
  return /* @__PURE__ */ jsxs('form', {
    className: 'grid gap-4',
    ...form.formProps,
    children: [
      /* @__PURE__ */ jsx(EditUserFields, { form }),
      conflicts
        ? /* @__PURE__ */ jsx(Alert, {
            kind: 'warning',
            children: m.stale(
              conflicts.map((field) => m.nowIs(m.fields[field], valueText(current, field))),
            ),
          })
        : Object.keys(form.errors).length > 0
          ? /* @__PURE__ */ jsx(Alert, {
              kind: 'danger',
              children: m.check,
            })
          : form.failure &&
            /* @__PURE__ */ jsx(Alert, {
              kind: 'danger',
              children: form.failure,
            }),
      /* @__PURE__ */ jsxs(DialogFooter, {
        children: [
          /* @__PURE__ */ jsx(Button, {
            variant: 'default',
            onClick: onClose,
            children: m.cancel,
          }),
          /* @__PURE__ */ jsx(Button, {
            ref: button,
            type: 'submit',
            color: 'ink',
            loading: form.submitting,
            disabled: unchanged,
            children: m.save,
          }),
        ],
      }),
    ],
  });
}
function valueText({ user }, field) {
  const { edit: m } = messages;
  const value = toDraft(user)[field];
  if (field === 'staffRole') return m.roles[user.staffRole ?? 'none'];
  if (typeof value === 'boolean') return value ? m.yes : m.no;
  return value || m.empty;
}
// web/src/features/user-admin/user/edit-user-dialog.tsx
function EditUserDialog({ user, onClose }) {
  const { edit: m, row } = messages;
  const name = (user && fullName(user)) ?? row.unknown;
  return /* @__PURE__ */ jsx(Dialog, {
    opened: user !== null,
    onClose,
    title: m.title(name),
    size: 'lg',
    closeLabel: m.cancel,
    children:
      user &&
      /* @__PURE__ */ jsx(LoadedForm, {
        id: user._id,
        onClose,
      }),
  });
}
function LoadedForm({ id, onClose }) {
  const { edit: m } = messages;
  const query = useStaffUser(id);
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx(QueryState, {
        query,
        words: m,
      }),
      query.data &&
        /* @__PURE__ */ jsx(EditUserForm, {
          loaded: query.data,
          onClose,
        }),
    ],
  });
}
export { EditUserDialog };
