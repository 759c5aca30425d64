globalThis.lazySources.push('src/features/team/team-page.tsx');
import {
  a as inviteAgain,
  c as readTeam,
  i as invite,
  l as revokeInvitation,
  n as roles,
} from './join-CFM-Dvzl.js';
import { n as editUser } from './user-admin-D6861la5.js';
import { t as call } from './call-DKXJHjxq.js';
import { o as queryOf, s as useChange, t as fetchData } from './query-AAxsCU1Q.js';
import {
  F as errorText,
  f as Select,
  r as Alert,
  x as lastActiveText,
  y as formatDate,
} from '../entry.mjs';
import { t as panel_module_default } from './panel.module-kk3XL0Qz.js';
import { t as ListSkeleton } from './list-skeleton-C6YABlqL.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { t as StaffPage } from './staff-page-C-ivmE_D.js';
import { t as DataTable } from './data-table-DSXaqDH7.js';
import { t as StatusBadge } from './status-badge-CGlbiJJG.js';
import { r as email } from './field-rules-DCPVh_RY.js';
import { t as useApiForm } from './use-api-form-DhEBy1Iy.js';
import { t as Dialog } from './dialog-CUco7XAF.js';
import { t as DialogFooter } from './dialog-footer-Cs9SLu5k.js';
import { t as useKeptFocus } from './use-kept-focus-DPcOyqjN.js';
import { n as staffRoles } from './route-BuAAROi_.js';
import { n as permissions, t as hasPermission } from './permissions-Dm5qF2Ll.js';
import { t as data_table_module_default } from './data-table.module-7VNZAjFy.js';
/* empty css                      */
import { t as useSession } from './use-session-DDq8lc7G.js';
import { t as PhotoAvatar } from './photo-avatar-B6LAvKC4.js';
import { Link } from '@tanstack/react-router';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconShieldOff from '@tabler/icons-react/dist/esm/icons/IconShieldOff.mjs';
import IconUserCog from '@tabler/icons-react/dist/esm/icons/IconUserCog.mjs';
// web/src/api/team.ts
/** Loaded once and after each change, because every read is logged. */
var useTeam = () =>
  useQuery({
    ...queryOf(readTeam),
    queryFn: ({ signal, client, queryKey }) => {
      const poll = client.getQueryData(queryKey) !== void 0;
      return fetchData(readTeam, {
        query: poll ? { poll } : {},
        signal,
      });
    },
    staleTime: Infinity,
    gcTime: 0,
  });
var useInvite = () => useChange((body) => call(invite, { body }), readTeam);
var useResendInvitation = () => useChange((id) => call(inviteAgain, { params: { id } }), readTeam);
var useRevokeInvitation = () =>
  useChange((id) => call(revokeInvitation, { params: { id } }), readTeam);
var useChangeRole = () =>
  useChange(
    ({ id, staffRole }) =>
      call(editUser, {
        params: { id },
        body: { staffRole },
      }),
    readTeam,
  );
// web/src/texts/en/team.ts
var messages = {
  title: 'Team',
  loading: 'Loading the team…',
  failed: "The team couldn't be loaded",
  again: 'Try again',
  roles,
  /** If there is no room for the full word. */
  shortRoles: {
    administrator: 'Admin',
    moderator: 'Mod.',
    support: 'Support',
    analyst: 'Analyst',
  },
  people: 'Team members',
  columns: ['Name', 'Role', 'Two-factor', 'Last active', 'Actions'],
  noName: 'No name',
  you: 'You',
  closed: 'Account closed',
  /** On a phone, beside the state. */
  factorShort: '2FA',
  factorOn: 'On',
  factorOff: 'Off',
  factorMissing: 'Missing',
  change: (name) => `Change role of ${name}`,
  changeShort: 'Change role',
  log: (name) => `View log of ${name}`,
  logShort: 'View log',
  roleTitle: (name) => `Role of ${name}`,
  role: 'Role',
  none: 'Not a team member',
  roleAbout: "They'll be signed out everywhere and can sign in again with the new role.",
  save: 'Save role',
  cancel: 'Cancel',
  invite: 'Invite someone',
  inviteTitle: 'Invite to the team',
  email: 'Email',
  inviteAbout: "We'll email them a link. It works once, for seven days.",
  send: 'Send invitation',
  invitations: 'Invitations',
  invitationColumns: ['Email', 'Role', 'Invited by', 'Expires', 'Actions'],
  noInvitations: 'No pending invitations.',
  until: (time) => formatDate(time),
  expired: 'Expired',
  sendAgain: (email) => `Resend to ${email}`,
  sendAgainShort: 'Resend',
  sent: (email) => `Invitation sent to ${email}.`,
  revokeInvitation: (email) => `Revoke the invitation of ${email}`,
  revoke: 'Revoke',
  gone: 'Deleted user',
  matrix: 'Permissions',
  may: 'Yes',
  mayNot: 'No',
  action: 'Action',
  actions: {
    readFigures: 'See figures',
    readUsers: 'Search users, open profiles and files',
    writeNotes: 'Add notes about users',
    endSessions: 'Sign users out',
    editUsers: 'Edit profiles',
    changeEmail: "Change a user's email",
    verifyEmail: 'Mark emails as verified',
    changeStatus: 'Activate, deactivate, ban',
    changePremium: 'Give and end VIP',
    bulkUpdate: 'Update many users',
    exportUsers: 'Export users',
    exportBulk: 'Export the result of a bulk update',
    readReports: 'Read reports',
    handleReports: 'Answer and resolve reports',
    deleteReports: 'Delete reports',
    decideCases: 'Warn, suspend and ban from a case',
    configureDesk: 'Change what strikes lead to, and canned answers',
    readDeskNumbers:
      'See how fast the desk answers and decides (moderators: of colleagues, only themselves)',
    readTransparency: 'View the figures of the transparency report',
    exportTransparency: 'Download the transparency report',
    reviewPhotos: 'Review photos',
    saveViews: 'Save and share views',
    manageTeam: 'Invite people, change roles',
    readAudit: 'View the audit log',
    operateSystem: 'See, retry and delete failed jobs',
    changePlans: 'Change what plans include',
    readPayments: 'View subscriptions and payments',
    refundPayments: 'Refund payments, end subscriptions',
    readRevenue: 'View revenue',
  },
  rules:
    "No one can do these things to their own account or work on a report they're part of. Only administrators can open, change or export accounts of the team.",
};
var team_page_module_default = {
  member: '_member_mk1ns_3',
  people: '_people_mk1ns_13',
  icon: '_icon_mk1ns_20',
  signs: '_signs_mk1ns_26',
  word: '_word_mk1ns_26',
  panel: '_panel_mk1ns_45',
  buttons: '_buttons_mk1ns_49',
};
// web/src/features/team/invitations.tsx
function Invitations({ invitations, loadedAt, onSent }) {
  const resending = useResendInvitation();
  const revoking = useRevokeInvitation();
  const error = resending.error ?? revoking.error;
  if (invitations.length === 0)
    return /* @__PURE__ */ jsx('p', {
      className: 'muted p-panel',
      children: messages.noInvitations,
    });
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: errorText(error),
        }),
      /* @__PURE__ */ jsx(DataTable, {
        label: messages.invitations,
        columns: messages.invitationColumns,
        stacks: true,
        children: invitations.map(({ _id, email, role, invitedBy, expiresAt }) =>
          /* @__PURE__ */ jsxs(
            'tr',
            {
              children: [
                /* @__PURE__ */ jsx('td', { children: email }),
                /* @__PURE__ */ jsx('td', {
                  'data-label': messages.invitationColumns[1],
                  children: messages.roles[role],
                }),
                /* @__PURE__ */ jsx('td', {
                  'data-label': messages.invitationColumns[2],
                  children: invitedBy ?? messages.gone,
                }),
                /* @__PURE__ */ jsx('td', {
                  'data-label': messages.invitationColumns[3],
                  children:
                    Date.parse(expiresAt) < loadedAt
                      ? /* @__PURE__ */ jsx(StatusBadge, {
                          kind: 'warning',
                          children: messages.expired,
                        })
                      : messages.until(expiresAt),
                }),
                /* @__PURE__ */ jsx('td', {
                  'data-wide': true,
                  children: /* @__PURE__ */ jsxs('div', {
                    className: `flex gap-2 ${team_page_module_default.buttons}`,
                    children: [
                      /* @__PURE__ */ jsx(Button, {
                        size: 'xs',
                        variant: 'default',
                        'aria-label': messages.sendAgain(email),
                        onClick: () => resending.mutate(_id, { onSuccess: () => onSent(email) }),
                        children: messages.sendAgainShort,
                      }),
                      /* @__PURE__ */ jsx(Button, {
                        size: 'xs',
                        variant: 'default',
                        'aria-label': messages.revokeInvitation(email),
                        onClick: () => revoking.mutate(_id),
                        children: messages.revoke,
                      }),
                    ],
                  }),
                }),
              ],
            },
            _id,
          ),
        ),
      }),
    ],
  });
}
// web/src/features/team/role-select.tsx
/** Takes the input props of a form whose value is a role, or 'none'. */
function RoleSelect({ allowNone = false, ...input }) {
  const roles = staffRoles.map((role) => ({
    value: role,
    label: messages.roles[role],
  }));
  return /* @__PURE__ */ jsx(Select, {
    label: messages.role,
    data: allowNone
      ? [
          ...roles,
          {
            value: 'none',
            label: messages.none,
          },
        ]
      : roles,
    ...input,
  });
}
// web/src/features/team/invite-dialog.tsx
function InviteDialog({ opened, onClose, onSent }) {
  return /* @__PURE__ */ jsx(Dialog, {
    opened,
    onClose,
    title: messages.inviteTitle,
    closeLabel: messages.cancel,
    children: /* @__PURE__ */ jsx(InviteForm, {
      onClose,
      onSent,
    }),
  });
}
function InviteForm({ onClose, onSent }) {
  const { mutateAsync } = useInvite();
  const form = useApiForm({
    initialValues: {
      email: '',
      role: 'moderator',
    },
    validate: { email },
    submit: async ({ email, role }) => {
      await mutateAsync({
        email: email.trim(),
        role,
      });
      onSent(email.trim());
      onClose();
    },
  });
  const button = useKeptFocus(form.submitting);
  return /* @__PURE__ */ jsxs('form', {
    className: 'grid gap-4',
    ...form.formProps,
    children: [
      /* @__PURE__ */ jsx(TextInput, {
        'data-autofocus': true,
        type: 'email',
        name: 'email',
        autoComplete: 'off',
        maxLength: 254,
        required: true,
        withAsterisk: false,
        label: messages.email,
        ...form.getInputProps('email'),
      }),
      /* @__PURE__ */ jsx(RoleSelect, { ...form.getInputProps('role') }),
      /* @__PURE__ */ jsx('p', {
        className: 'muted',
        children: messages.inviteAbout,
      }),
      form.failure &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: form.failure,
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
            loading: form.submitting,
            disabled: !form.values.email.trim(),
            children: messages.send,
          }),
        ],
      }),
    ],
  });
}
// web/src/features/team/role-dialog.tsx
function RoleDialog({ colleague, onClose }) {
  return /* @__PURE__ */ jsx(Dialog, {
    opened: colleague !== null,
    onClose,
    title: messages.roleTitle(colleague?.name ?? colleague?.email ?? messages.noName),
    closeLabel: messages.cancel,
    children:
      colleague &&
      /* @__PURE__ */ jsx(RoleForm, {
        colleague,
        onClose,
      }),
  });
}
function RoleForm({ colleague, onClose }) {
  const { mutateAsync } = useChangeRole();
  const form = useApiForm({
    initialValues: { staffRole: colleague.role },
    submit: async ({ staffRole }) => {
      const role = staffRole === 'none' ? null : staffRole;
      await mutateAsync({
        id: colleague._id,
        staffRole: role,
      });
      onClose();
    },
  });
  const { staffRole } = form.values;
  return /* @__PURE__ */ jsxs('form', {
    className: 'grid gap-4',
    ...form.formProps,
    children: [
      /* @__PURE__ */ jsx(RoleSelect, {
        allowNone: true,
        ...form.getInputProps('staffRole'),
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'muted',
        children: messages.roleAbout,
      }),
      form.failure &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: form.failure,
        }),
      /* @__PURE__ */ jsxs(DialogFooter, {
        children: [
          /* @__PURE__ */ jsx(Button, {
            variant: 'default',
            onClick: onClose,
            children: messages.cancel,
          }),
          /* @__PURE__ */ jsx(Button, {
            type: 'submit',
            color: staffRole === 'none' ? 'danger' : 'ink',
            loading: form.submitting,
            disabled: staffRole === colleague.role,
            children: messages.save,
          }),
        ],
      }),
    ],
  });
}
var role_matrix_module_default = {
  matrix: '_matrix_kd466_1',
  headCell: '_headCell_kd466_1',
  rows: '_rows_kd466_5',
  row: '_row_kd466_5',
  cell: '_cell_kd466_23',
  headRows: '_headRows_kd466_32',
  short: '_short_kd466_36',
};
// web/src/features/team/role-matrix.tsx
/** On a phone the columns have short names, and an icon replaces the word. */
function RoleMatrix() {
  const names = Object.keys(permissions);
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsxs('table', {
        className: `w-full text-sm tabular fixed-table ${data_table_module_default.table} ${role_matrix_module_default.matrix}`,
        'aria-label': messages.matrix,
        children: [
          /* @__PURE__ */ jsx('thead', {
            className: `${role_matrix_module_default.headRows} ${data_table_module_default.headRows}`,
            children: /* @__PURE__ */ jsxs('tr', {
              children: [
                /* @__PURE__ */ jsx('th', {
                  className: `${role_matrix_module_default.headCell} ${role_matrix_module_default.cell}`,
                  scope: 'col',
                  children: messages.action,
                }),
                staffRoles.map((role) =>
                  /* @__PURE__ */ jsxs(
                    'th',
                    {
                      className: `${role_matrix_module_default.headCell} ${role_matrix_module_default.cell}`,
                      scope: 'col',
                      'aria-label': messages.roles[role],
                      children: [
                        /* @__PURE__ */ jsx('span', {
                          className: 'hide-below-narrow',
                          children: messages.roles[role],
                        }),
                        /* @__PURE__ */ jsx('span', {
                          className: `hidden ${role_matrix_module_default.short}`,
                          children: messages.shortRoles[role],
                        }),
                      ],
                    },
                    role,
                  ),
                ),
              ],
            }),
          }),
          /* @__PURE__ */ jsx('tbody', {
            className: role_matrix_module_default.rows,
            children: names.map((name) =>
              /* @__PURE__ */ jsxs(
                'tr',
                {
                  className: role_matrix_module_default.row,
                  children: [
                    /* @__PURE__ */ jsx('th', {
                      className: `${role_matrix_module_default.headCell} ${role_matrix_module_default.cell}`,
                      scope: 'row',
                      children: messages.actions[name],
                    }),
                    staffRoles.map((role) =>
                      /* @__PURE__ */ jsx(
                        'td',
                        {
                          className: role_matrix_module_default.cell,
                          children: /* @__PURE__ */ jsx(Mark, { yes: hasPermission(role, name) }),
                        },
                        role,
                      ),
                    ),
                  ],
                },
                name,
              ),
            ),
          }),
        ],
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'border-top-soft muted p-strip',
        children: messages.rules,
      }),
    ],
  });
}
function Mark({ yes }) {
  return /* @__PURE__ */ jsxs('span', {
    className: `inline-flex items-center gap-1-5 middle ${yes ? '' : 'faint'}`,
    children: [
      /* @__PURE__ */ jsx(yes ? IconCheck : IconMinus, {
        className: yes ? 'color-success' : void 0,
        size: 18,
        stroke: 2,
        'aria-hidden': true,
      }),
      ' ',
      /* @__PURE__ */ jsx('span', {
        className: 'visually-hidden-below-narrow',
        children: yes ? messages.may : messages.mayNot,
      }),
    ],
  });
}
// web/src/features/team/staff-table.tsx
/** On a phone a colleague takes two lines: the name with the actions, and the facts. */
function StaffTable({ staff, factorRequired, onChangeRole }) {
  const { user } = useSession();
  return /* @__PURE__ */ jsx(DataTable, {
    label: messages.people,
    columns: messages.columns,
    stacks: true,
    children: staff.map((colleague) => {
      const name = colleague.name ?? messages.noName;
      return /* @__PURE__ */ jsxs(
        'tr',
        {
          children: [
            /* @__PURE__ */ jsx('td', {
              children: /* @__PURE__ */ jsxs('div', {
                className: `row gap-2-5 py-1-5 ${team_page_module_default.member}`,
                children: [
                  /* @__PURE__ */ jsx(PhotoAvatar, {
                    name,
                    picture: colleague.profilePicture,
                    focus: colleague.profilePictureFocus,
                  }),
                  /* @__PURE__ */ jsxs('div', {
                    className: 'min-w-0',
                    children: [
                      /* @__PURE__ */ jsx('b', {
                        className: 'ink wrap-normal anywhere',
                        children: name,
                      }),
                      ' ',
                      colleague._id === user?._id &&
                        /* @__PURE__ */ jsx(StatusBadge, {
                          kind: 'info',
                          children: messages.you,
                        }),
                      /* @__PURE__ */ jsx('small', {
                        className: 'block muted text-xs overflow-hidden ellipsis',
                        title: colleague.email,
                        children: colleague.email,
                      }),
                    ],
                  }),
                  colleague.state !== 'active' &&
                    /* @__PURE__ */ jsx(StatusBadge, {
                      kind: 'danger',
                      children: messages.closed,
                    }),
                ],
              }),
            }),
            /* @__PURE__ */ jsx('td', { children: messages.roles[colleague.role] }),
            /* @__PURE__ */ jsx('td', {
              'data-label': messages.factorShort,
              children: /* @__PURE__ */ jsx(SecondFactorBadge, {
                on: colleague.secondFactor,
                required: factorRequired,
              }),
            }),
            /* @__PURE__ */ jsx('td', { children: lastActiveText(colleague.lastActive) }),
            /* @__PURE__ */ jsx('td', {
              children: /* @__PURE__ */ jsxs('div', {
                className: `flex gap-2 ${team_page_module_default.buttons} ${team_page_module_default.signs}`,
                children: [
                  colleague._id !== user?._id &&
                    /* @__PURE__ */ jsxs(Button, {
                      size: 'xs',
                      variant: 'default',
                      'aria-label': messages.change(name),
                      onClick: () => onChangeRole(colleague),
                      children: [
                        /* @__PURE__ */ jsx(IconUserCog, {
                          className: team_page_module_default.icon,
                          size: 20,
                          stroke: 1.75,
                          'aria-hidden': true,
                        }),
                        /* @__PURE__ */ jsx('span', {
                          className: team_page_module_default.word,
                          children: messages.changeShort,
                        }),
                      ],
                    }),
                  /* @__PURE__ */ jsxs(Button, {
                    size: 'xs',
                    variant: 'default',
                    'aria-label': messages.log(name),
                    renderRoot: (props) =>
                      /* @__PURE__ */ jsx(Link, {
                        ...props,
                        to: '/audit',
                        search: { actor: colleague._id },
                      }),
                    children: [
                      /* @__PURE__ */ jsx(IconHistory, {
                        className: team_page_module_default.icon,
                        size: 20,
                        stroke: 1.75,
                        'aria-hidden': true,
                      }),
                      /* @__PURE__ */ jsx('span', {
                        className: team_page_module_default.word,
                        children: messages.logShort,
                      }),
                    ],
                  }),
                ],
              }),
            }),
          ],
        },
        colleague._id,
      );
    }),
  });
}
function SecondFactorBadge({ on, required }) {
  if (on)
    return /* @__PURE__ */ jsxs(StatusBadge, {
      kind: 'success',
      children: [
        /* @__PURE__ */ jsx(IconShieldCheck, {
          size: 14,
          stroke: 2,
          'aria-hidden': true,
        }),
        ' ',
        messages.factorOn,
      ],
    });
  return required
    ? /* @__PURE__ */ jsxs(StatusBadge, {
        kind: 'warning',
        children: [
          /* @__PURE__ */ jsx(IconAlertTriangle, {
            size: 14,
            stroke: 2,
            'aria-hidden': true,
          }),
          ' ',
          messages.factorMissing,
        ],
      })
    : /* @__PURE__ */ jsxs(StatusBadge, {
        kind: 'neutral',
        children: [
          /* @__PURE__ */ jsx(IconShieldOff, {
            size: 14,
            stroke: 2,
            'aria-hidden': true,
          }),
          ' ',
          messages.factorOff,
        ],
      });
}
// web/src/features/team/team-page.tsx
/** The staff, the open invitations, and what each role may do. */
function TeamPage() {
  const query = useTeam();
  const { data, dataUpdatedAt } = query;
  const [inviting, setInviting] = useState(false);
  const [roleOf, setRoleOf] = useState(null);
  const [sent, setSent] = useState(null);
  return /* @__PURE__ */ jsxs(StaffPage, {
    title: messages.title,
    children: [
      sent &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'success',
          children: messages.sent(sent),
        }),
      /* @__PURE__ */ jsx(QueryState, {
        query,
        words: messages,
        skeleton: /* @__PURE__ */ jsx(ListSkeleton, {
          loading: messages.loading,
          pictures: true,
        }),
      }),
      data &&
        /* @__PURE__ */ jsxs(Fragment$1, {
          children: [
            /* @__PURE__ */ jsx(Panel, {
              title: messages.people,
              className: team_page_module_default.people,
              action: /* @__PURE__ */ jsx(Button, {
                color: 'ink',
                leftSection: /* @__PURE__ */ jsx(IconUserPlus, {
                  size: 18,
                  stroke: 1.75,
                  'aria-hidden': true,
                }),
                onClick: () => setInviting(true),
                children: messages.invite,
              }),
              children: /* @__PURE__ */ jsx(StaffTable, {
                staff: data.staff,
                factorRequired: data.secondFactorRequired,
                onChangeRole: setRoleOf,
              }),
            }),
            /* @__PURE__ */ jsx(Panel, {
              title: messages.invitations,
              children: /* @__PURE__ */ jsx(Invitations, {
                invitations: data.invitations,
                loadedAt: dataUpdatedAt,
                onSent: setSent,
              }),
            }),
            /* @__PURE__ */ jsx('section', {
              className: panel_module_default.panel,
              children: /* @__PURE__ */ jsxs('details', {
                children: [
                  /* @__PURE__ */ jsxs('summary', {
                    className: 'row between clickable px-5 rounded-md min-h-52',
                    children: [
                      /* @__PURE__ */ jsx('h2', {
                        className: 'heading',
                        children: messages.matrix,
                      }),
                      /* @__PURE__ */ jsx(IconChevronDown, {
                        className: 'turn',
                        size: 20,
                        stroke: 1.75,
                        'aria-hidden': true,
                      }),
                    ],
                  }),
                  /* @__PURE__ */ jsx(RoleMatrix, {}),
                ],
              }),
            }),
          ],
        }),
      /* @__PURE__ */ jsx(InviteDialog, {
        opened: inviting,
        onClose: () => setInviting(false),
        onSent: setSent,
      }),
      /* @__PURE__ */ jsx(RoleDialog, {
        colleague: roleOf,
        onClose: () => setRoleOf(null),
      }),
    ],
  });
}
function Panel({ title, className = '', action, children }) {
  return /* @__PURE__ */ jsxs('section', {
    className: `${panel_module_default.panel} grid one-column ${team_page_module_default.panel} ${className}`,
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: `row wrap between gap-3 p-head ${panel_module_default.head}`,
        children: [
          /* @__PURE__ */ jsx('h2', {
            className: 'heading',
            children: title,
          }),
          action,
        ],
      }),
      children,
    ],
  });
}
export { TeamPage };
