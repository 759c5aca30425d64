globalThis.lazySources.push('src/features/user-admin/list/users-dialogs.tsx');
import {
  i as useExportBulk,
  n as useBulk,
  o as useStartBulk,
  r as useBulkRows,
  s as useUndoBulk,
  t as bulk_module_default,
} from './bulk.module-DQC0lK9B.js';
import {
  a as messages,
  i as useStateChangeDenial,
  n as Subscription,
  r as VerifiedBadge,
  t as Presence,
} from './user-badges-C0-JeH98.js';
import { t as useApiForm } from './use-api-form-DhEBy1Iy.js';
import { n as ReasonForm, t as ReasonDialog } from './reason-dialog-DHRbj6mM.js';
import { a as bulkOutcomes, i as toSelected } from './users-page-By-n785E.js';
import {
  F as errorText,
  b as formatNumber,
  r as Alert,
  v as capitalize,
  x as lastActiveText,
  y as formatDate,
} from '../entry.mjs';
import { n as mayCall, r as mayOpen, t as may } from './may-call-CsvnxYuh.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { t as Dialog } from './dialog-CUco7XAF.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { t as UndoBar } from './undo-bar-BptKg8aA.js';
import { t as StatusBadge } from './status-badge-CGlbiJJG.js';
import { EditUserDialog } from './edit-user-dialog-DeW-DES1.js';
import { StateDialog } from './state-dialog-wzxj_dS3.js';
import { t as fullName } from './full-name-BawBe7Wt.js';
import { t as ActionSheet } from './action-sheet-DjmcXtG3.js';
import { t as PhotoAvatar } from './photo-avatar-B6LAvKC4.js';
import { n as editUser, t as changeUserStatus } from './user-admin-D6861la5.js';
import { t as Photo } from './photo-CDcxc_gL.js';
import { t as DialogFooter } from './dialog-footer-Cs9SLu5k.js';
import { Link, useNavigate } from '@tanstack/react-router';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconCheckbox from '@tabler/icons-react/dist/esm/icons/IconCheckbox.mjs';
import IconFileDescription from '@tabler/icons-react/dist/esm/icons/IconFileDescription.mjs';
// contract/src/user-admin/change-limits.ts
/**
 * How many members one member of staff can change in one request and within an hour. Single deactivations and bans
 * count with the bulk changes.
 */
var changeLimits = {
  /** More single deactivations and bans take a fresh proof. */
  single: 20,
  /** More single edits of profiles take a fresh proof. */
  edits: 50,
  /** More than these by a bulk change take a fresh proof, and the other administrators are notified. */
  bulk: 100,
  /** The number of a larger bulk change has to be typed. */
  typed: 1e3,
};
// web/src/features/user-admin/bulk/bulk-dialog.tsx
/** Asks for the reason before many users are changed. */
function BulkDialog({ action, ...props }) {
  const { bulk: m, state } = messages;
  return /* @__PURE__ */ jsx(ReasonDialog, {
    subject: action,
    onClose: props.onClose,
    title: action ? m.titles[action](props.count) : '',
    closeLabel: state.cancel,
    children: (given) =>
      /* @__PURE__ */ jsx(BulkForm, {
        action: given,
        ...props,
      }),
  });
}
function BulkForm({ action, onClose, ...props }) {
  const { bulk: m, state } = messages;
  const { mutateAsync } = useStartBulk();
  const form = useApiForm({
    initialValues: {
      reason: '',
      count: '',
    },
    submit: async ({ reason, count }) => {
      const selected = toSelected(props.selection, props.search);
      const typed = digitsOf(count);
      const asked = {
        action,
        reason: reason.trim(),
        ...selected,
        ...(typed && { count: Number(typed) }),
      };
      props.onStarted((await mutateAsync(asked))._id);
    },
  });
  const asksForCount = props.count > changeLimits.typed || 'count' in form.errors;
  return /* @__PURE__ */ jsx(ReasonForm, {
    form,
    words: {
      reason: state.reason,
      reasonAbout: m.reasonAbout,
      cancel: state.cancel,
    },
    submitLabel: m.actions[action],
    color: action === 'deactivate' ? 'danger' : 'ink',
    ready:
      form.values.reason.trim() !== '' && (!asksForCount || digitsOf(form.values.count) !== ''),
    focusesReason: true,
    onClose,
    below:
      asksForCount &&
      /* @__PURE__ */ jsx(TextInput, {
        label: m.count(props.count),
        description: m.countAbout,
        inputMode: 'numeric',
        autoComplete: 'off',
        maxLength: 9,
        ...form.getInputProps('count'),
      }),
    children: /* @__PURE__ */ jsx('p', { children: m.abouts[action] }),
  });
}
/** People type a large number with its separators, as they read it. */
var digitsOf = (text) => text.replaceAll(/\D/g, '');
// web/src/features/user-admin/bulk/bulk-rows.tsx
var outcomeKinds = {
  done: 'success',
  unchanged: 'neutral',
  refused: 'danger',
};
function BulkRows({ id, outcome }) {
  const { bulk: m, row: words } = messages;
  const query = useBulkRows(id, outcome);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx(QueryState, {
        query,
        words: m,
      }),
      data && rows.length === 0 && /* @__PURE__ */ jsx('p', { children: m.noUsers }),
      /* @__PURE__ */ jsx('ul', {
        className: 'plain-list w-full text-sm overflow-y-auto max-h-part',
        children: rows.map((row) =>
          /* @__PURE__ */ jsxs(
            'li',
            {
              className: 'row between gap-3 border-top-soft py-2',
              children: [
                /* @__PURE__ */ jsxs('span', {
                  children: [
                    /* @__PURE__ */ jsx('b', { children: row.name ?? words.unknown }),
                    /* @__PURE__ */ jsx('small', {
                      className: 'block muted',
                      children: row.email,
                    }),
                    row.why &&
                      /* @__PURE__ */ jsx('small', {
                        className: 'block muted',
                        children: row.why,
                      }),
                  ],
                }),
                row.outcome &&
                  /* @__PURE__ */ jsx(StatusBadge, {
                    kind: outcomeKinds[row.outcome],
                    children: m.outcomes[row.outcome],
                  }),
              ],
            },
            row._id,
          ),
        ),
      }),
      hasNextPage &&
        /* @__PURE__ */ jsx(Button, {
          variant: 'default',
          size: 'xs',
          loading: isFetchingNextPage,
          onClick: () => void fetchNextPage(),
          children: m.more,
        }),
    ],
  });
}
// web/src/features/user-admin/bulk/bulk-progress.tsx
/** The progress and outcome of a bulk change, which continues when this dialog is closed. */
function BulkProgress({ id, onClose }) {
  const { bulk: m } = messages;
  return /* @__PURE__ */ jsx(Dialog, {
    opened: id !== null,
    onClose,
    title: m.progress,
    size: 'lg',
    closeLabel: m.close,
    children: id && /* @__PURE__ */ jsx(LoadedProgress, { id }),
  });
}
/** An undo replaces what it undoes. */
function LoadedProgress({ id }) {
  const { bulk: m } = messages;
  const [shown, setShown] = useState(id);
  const query = useBulk(shown);
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx(QueryState, {
        query,
        words: m,
      }),
      query.data &&
        /* @__PURE__ */ jsx(
          Progress,
          {
            bulk: query.data,
            onUndo: setShown,
          },
          shown,
        ),
    ],
  });
}
/** It can be undone for ten seconds after it was seen to finish. */
function BulkUndo({ bulk, onUndo }) {
  const { bulk: m, state } = messages;
  const { mutate, error, isPending } = useUndoBulk();
  const [offered, setOffered] = useState(bulk);
  return /* @__PURE__ */ jsx(UndoBar, {
    action: offered,
    seconds: 10,
    placement: 'inline',
    undoLabel: state.undo,
    pending: isPending,
    onUndo: () => mutate(bulk._id, { onSuccess: ({ _id }) => onUndo(_id) }),
    onClose: () => setOffered(null),
    children: error ? errorText(error) : m.undoAbout(bulk.done),
  });
}
function Progress({ bulk, onUndo }) {
  const { bulk: m } = messages;
  const [outcome, setOutcome] = useState(null);
  const exporting = useExportBulk(bulk._id);
  const mayExport = may(useSession(), 'exportBulk');
  const processed = bulk.done + bulk.unchanged + bulk.refused;
  const finished = bulk.finishedAt !== null;
  return /* @__PURE__ */ jsxs('div', {
    className: `grid justify-items-start gap-3 anywhere ${bulk_module_default.progress}`,
    children: [
      /* @__PURE__ */ jsxs('p', { children: [m.actions[bulk.action], ': ', bulk.reason] }),
      /* @__PURE__ */ jsx('progress', {
        className: `w-full ${bulk_module_default.progressBar}`,
        max: Math.max(1, bulk.total),
        value: processed,
        'aria-label': m.progress,
      }),
      /* @__PURE__ */ jsx('output', {
        children: finished ? m.finished(processed) : m.working(processed, bulk.total),
      }),
      bulk.undoUntil &&
        /* @__PURE__ */ jsx(BulkUndo, {
          bulk,
          onUndo,
        }),
      /* @__PURE__ */ jsx('fieldset', {
        className: 'flex wrap gap-2 m-0 p-0 border-0',
        'aria-label': m.outcomesLabel,
        children: [null, ...bulkOutcomes].map((each) =>
          /* @__PURE__ */ jsx(
            Button,
            {
              size: 'xs',
              variant: each === outcome ? 'filled' : 'default',
              ...(each === outcome && { color: 'ink' }),
              'aria-pressed': each === outcome,
              onClick: () => setOutcome(each),
              children:
                each === null
                  ? `${m.everyone} ${formatNumber(processed)}`
                  : `${m.outcomes[each]} ${formatNumber(bulk[each])}`,
            },
            each,
          ),
        ),
      }),
      finished &&
        /* @__PURE__ */ jsx(
          BulkRows,
          {
            id: bulk._id,
            outcome,
          },
          outcome,
        ),
      exporting.error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: errorText(exporting.error),
        }),
      finished &&
        mayExport &&
        /* @__PURE__ */ jsx(Button, {
          variant: 'default',
          loading: exporting.isPending,
          onClick: () => exporting.mutate(),
          children: m.download,
        }),
    ],
  });
}
// web/src/features/user-admin/user/user-sheet.tsx
/** The actions for a user, from mild to severe: those of a row, on a phone. */
function UserSheet({ user, selecting, onClose, onView, onChangeState }) {
  const { sheet: m, row } = messages;
  const navigate = useNavigate();
  const opens = mayOpen(useSession(), user);
  const denial = useStateChangeDenial(user);
  const name = fullName(user) ?? row.unknown;
  const selected = selecting?.isSelected(user._id) ?? false;
  const change = (state) => () => onChangeState(user, state);
  return /* @__PURE__ */ jsx(ActionSheet, {
    opened: true,
    title: name,
    about: /* @__PURE__ */ jsx('p', {
      className: 'mt-1',
      children: user.email,
    }),
    picture: /* @__PURE__ */ jsx(PhotoAvatar, {
      name,
      picture: user.profilePicture,
      focus: user.profilePictureFocus,
      size: 48,
    }),
    closeLabel: m.close,
    onClose,
    groups: {
      mild: [
        {
          label: m.view,
          Icon: IconEye,
          run: () => onView(user),
        },
        opens && {
          label: m.open,
          Icon: IconFileDescription,
          run: () =>
            void navigate({
              to: '/users/$id',
              params: { id: user._id },
            }),
        },
        selecting && {
          label: selected ? m.unselect : m.select,
          Icon: IconCheckbox,
          run: () => {
            selecting.toggle([user._id], user._id, false);
            onClose();
          },
        },
      ],
      severe: [
        {
          label: m.activate,
          Icon: IconPlayerPlay,
          disabled: user.isActive || denial !== null,
          about: denial,
          run: change('active'),
        },
        {
          label: m.deactivate,
          Icon: IconPlayerPause,
          disabled: !user.isActive || denial !== null,
          about: denial,
          run: change('deactivated'),
        },
        {
          label: m.ban,
          Icon: IconBan,
          danger: true,
          disabled: denial !== null,
          about: denial,
          run: change('banned'),
        },
      ],
    },
  });
}
var user_details_dialog_module_default = {
  portrait: '_portrait_jzh6l_1',
  facts: '_facts_jzh6l_12',
  fact: '_fact_jzh6l_12',
  bio: '_bio_jzh6l_37',
  severe: '_severe_jzh6l_47',
};
// web/src/features/user-admin/user/user-facts.tsx
/** The facts in the details of a user. */
function UserFacts({ user }) {
  const { modal: m } = messages;
  const { city, country } = user.location;
  const facts = [
    [m.email, user.email],
    [m.id, user._id],
    [m.joined, formatDate(user.createdAt)],
    [m.lastActive, lastActiveText(user.lastActive)],
    [m.age, user.age === null ? m.unspecified : String(user.age)],
    [m.gender, user.gender ? capitalize(user.gender) : m.unspecified],
    [m.location, [city, country].filter(Boolean).join(', ') || m.unspecified],
    [m.complete, user.profileComplete ? m.yes : m.no],
  ];
  return /* @__PURE__ */ jsxs('dl', {
    className: `grid two-columns ${user_details_dialog_module_default.facts}`,
    children: [
      facts.map(([label, value]) =>
        /* @__PURE__ */ jsxs(
          'div',
          {
            className: `grid gap-4 text-sm ${user_details_dialog_module_default.fact}`,
            'data-wide': label === m.email || label === m.id || void 0,
            children: [
              /* @__PURE__ */ jsx('dt', {
                className: 'muted',
                children: label,
              }),
              /* @__PURE__ */ jsx('dd', {
                className: 'semibold anywhere',
                'data-mono': label === m.id || void 0,
                'data-empty': value === m.unspecified || void 0,
                children: value,
              }),
            ],
          },
          label,
        ),
      ),
      /* @__PURE__ */ jsxs('div', {
        className: `gap-4 text-sm block ${user_details_dialog_module_default.fact} full-row ${user_details_dialog_module_default.bio}`,
        children: [
          /* @__PURE__ */ jsx('dt', {
            className: 'muted',
            children: m.bio,
          }),
          /* @__PURE__ */ jsx('dd', {
            className: 'mt-1 normal text-start anywhere pre-wrap text-lg',
            children: user.bio ?? m.noBio,
          }),
        ],
      }),
    ],
  });
}
// web/src/features/user-admin/user/user-details-dialog.tsx
function UserDetailsDialog({ user, ...props }) {
  const { modal: m, row } = messages;
  const name = (user && fullName(user)) ?? row.unknown;
  return /* @__PURE__ */ jsxs(Dialog, {
    opened: user !== null,
    onClose: props.onClose,
    title: user ? name : m.title,
    picture:
      user &&
      /* @__PURE__ */ jsx(Portrait, {
        user,
        name,
      }),
    about: user && /* @__PURE__ */ jsx(Standing, { user }),
    size: 'lg',
    closeLabel: m.close,
    children: [
      user && /* @__PURE__ */ jsx(UserFacts, { user }),
      user &&
        /* @__PURE__ */ jsx(Footer, {
          user,
          ...props,
        }),
    ],
  });
}
function Portrait({ user: { profilePicture, profilePictureFocus }, name }) {
  return /* @__PURE__ */ jsx('div', {
    className: `grid flex-none place-center rounded-lg bg-muted-soft muted overflow-hidden ${user_details_dialog_module_default.portrait}`,
    'aria-hidden': true,
    children: profilePicture
      ? /* @__PURE__ */ jsx(Photo, {
          className: 'w-full h-full cover face-up',
          url: profilePicture,
          focus: profilePictureFocus,
          alt: '',
        })
      : name.charAt(0).toUpperCase(),
  });
}
function Standing({ user }) {
  const { modal: m } = messages;
  const opens = mayOpen(useSession(), user);
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'row wrap mt-2 ink text-sm gap-2-by-3',
        children: [
          /* @__PURE__ */ jsx(VerifiedBadge, { user }),
          /* @__PURE__ */ jsx('span', { children: /* @__PURE__ */ jsx(Subscription, { user }) }),
          /* @__PURE__ */ jsx(Presence, { user }),
        ],
      }),
      opens &&
        /* @__PURE__ */ jsx(Link, {
          to: '/users/$id',
          params: { id: user._id },
          className: 'mt-1 ink text-sm semibold py-1-5 underline',
          children: m.open,
        }),
    ],
  });
}
function Footer({ user, onClose, onChangeState, onEdit }) {
  const { modal: m, state } = messages;
  const session = useSession();
  const denial = useStateChangeDenial(user);
  const guarded = {
    disabled: denial !== null,
    ...(denial && { title: denial }),
  };
  return /* @__PURE__ */ jsxs(DialogFooter, {
    children: [
      mayCall(session, changeUserStatus) &&
        /* @__PURE__ */ jsxs('div', {
          className: `flex gap-2 push-start ${user_details_dialog_module_default.severe}`,
          children: [
            /* @__PURE__ */ jsx(Button, {
              variant: 'default',
              c: 'var(--danger)',
              ...guarded,
              onClick: () => onChangeState(user, 'banned'),
              children: state.ban,
            }),
            /* @__PURE__ */ jsx(Button, {
              variant: 'default',
              ...guarded,
              onClick: () => onChangeState(user, user.isActive ? 'deactivated' : 'active'),
              children: user.isActive ? state.deactivate : state.activate,
            }),
          ],
        }),
      /* @__PURE__ */ jsx(Button, {
        variant: 'default',
        onClick: onClose,
        children: m.close,
      }),
      mayCall(session, editUser) &&
        mayOpen(session, user) &&
        /* @__PURE__ */ jsx(Button, {
          color: 'ink',
          onClick: () => onEdit(user),
          children: m.edit,
        }),
    ],
  });
}
// web/src/features/user-admin/list/users-dialogs.tsx
/** Loaded when the first of the dialogs opens, because most visits to the list need none. */
function UsersDialogs({ open, selecting, search, total, onOpen, ...props }) {
  const { selection } = selecting;
  const close = () => onOpen({});
  const changeState = (user, state) =>
    onOpen({
      state: {
        user,
        state,
      },
    });
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx(UserDetailsDialog, {
        user: open.details ?? null,
        onClose: close,
        onChangeState: changeState,
        onEdit: (edit) => onOpen({ edit }),
      }),
      open.sheet &&
        /* @__PURE__ */ jsx(UserSheet, {
          user: open.sheet,
          selecting: props.maySelect ? selecting : null,
          onClose: close,
          onView: (details) => onOpen({ details }),
          onChangeState: changeState,
        }),
      /* @__PURE__ */ jsx(EditUserDialog, {
        user: open.edit ?? null,
        onClose: close,
      }),
      /* @__PURE__ */ jsx(StateDialog, {
        request: open.state ?? null,
        onClose: close,
        onChanged: props.onStateChanged,
      }),
      /* @__PURE__ */ jsx(BulkDialog, {
        action: open.bulkAction ?? null,
        selection,
        search,
        count: selection.all ? total : selection.ids.size,
        onClose: close,
        onStarted: (id) => {
          close();
          selecting.clear();
          props.onBulk(id);
        },
      }),
      /* @__PURE__ */ jsx(BulkProgress, {
        id: search.bulk ?? null,
        onClose: () => props.onBulk(void 0),
      }),
    ],
  });
}
export { UsersDialogs };
