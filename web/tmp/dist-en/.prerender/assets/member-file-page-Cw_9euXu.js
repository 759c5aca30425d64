globalThis.lazySources.push('src/features/user-admin/member-file/member-file-page.tsx');
import { t as __exportAll } from './rolldown-runtime-D8jQpDG7.js';
import {
  i as readTimeline,
  n as endUserSession,
  r as readMemberFile,
  t as changeUserVip,
} from './member-file-DfXPMM1o.js';
import { n as deleteNote, t as addNote } from './notes-B4D6G3jt.js';
import { t as call } from './call-DKXJHjxq.js';
import { a as pagesOf, o as queryOf, s as useChange, t as fetchData } from './query-AAxsCU1Q.js';
import {
  F as errorText,
  b as formatNumber,
  r as Alert,
  v as capitalize,
  x as lastActiveText,
  y as formatDate,
} from '../entry.mjs';
import { t as fullName } from './full-name-BawBe7Wt.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { n as staff_page_module_default, t as StaffPage } from './staff-page-C-ivmE_D.js';
import { n as editUser } from './user-admin-D6861la5.js';
/* empty css                      */
import { n as mayCall, r as mayOpen, t as may } from './may-call-CsvnxYuh.js';
import {
  a as messages$1,
  d as userLists,
  i as useStateChangeDenial,
  r as VerifiedBadge,
} from './user-badges-C0-JeH98.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { t as StateUndoBar } from './state-undo-bar-Cbc5i0ga.js';
import { t as panel_module_default } from './panel.module-kk3XL0Qz.js';
import { t as StatusBadge } from './status-badge-CGlbiJJG.js';
import { t as FetchedPhoto } from './fetched-photo-DPq_sn75.js';
/* empty css                     */
import { t as useApiForm } from './use-api-form-DhEBy1Iy.js';
import { c as interestLabels } from './profiles-hZ-wre1n.js';
import { t as promptLabels } from './prompts-DcsEnAPY.js';
import { t as shortId } from './short-id-Bym3mMAe.js';
import { t as ReportStatusBadge } from './report-status-badge-DqigmSKh.js';
import { n as dashboard } from './presence.module-Cy7TaB7I.js';
import { t as UndoBar } from './undo-bar-BptKg8aA.js';
import { Link, getRouteApi, lazyRouteComponent } from '@tanstack/react-router';
import { Button, Textarea } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense, useId, useRef, useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconCrown from '@tabler/icons-react/dist/esm/icons/IconCrown.mjs';
// web/src/api/user-admin/member-file.ts
/** Loaded when it is opened and after a change here, because every read is logged. */
var useMemberFile = (id) =>
  useQuery({
    ...queryOf(readMemberFile, { params: { id } }),
    queryFn: ({ signal, client, queryKey }) => {
      const poll = client.getQueryData(queryKey) !== void 0;
      return fetchData(readMemberFile, {
        params: { id },
        query: poll ? { poll } : {},
        signal,
      });
    },
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
/** The events that are older than those in the file. */
var useOlderEvents = (id, cursor) =>
  useInfiniteQuery({
    ...pagesOf(readTimeline, {
      params: { id },
      query: {
        ...(cursor && { cursor }),
        limit: 20,
      },
    }),
    enabled: false,
    gcTime: 0,
  });
var useAddNote = (id) =>
  useChange(
    (body) =>
      call(addNote, {
        params: { id },
        body: { body },
      }),
    readMemberFile,
  );
var useDeleteNote = (id) =>
  useChange(
    (noteId) =>
      call(deleteNote, {
        params: {
          id,
          noteId,
        },
      }),
    readMemberFile,
  );
var useEndSession = (id) =>
  useChange(
    (sessionId) =>
      call(endUserSession, {
        params: {
          id,
          sessionId,
        },
      }),
    readMemberFile,
  );
// web/src/texts/en/member-file.ts
var messages = {
  title: 'Member',
  loading: 'Loading this member...',
  failed: 'Error loading this member',
  again: 'Try again',
  back: 'All users',
  unknown: 'Unknown',
  deletedUser: 'a deleted user',
  online: 'Online',
  lastActive: (when) => `Last active: ${when}`,
  joined: (day) => `Joined ${day}`,
  states: {
    active: 'Active',
    deactivated: 'Deactivated',
    banned: 'Banned',
    leaving: 'Leaving',
    erased: 'Erased',
  },
  roles: {
    administrator: 'Administrator',
    moderator: 'Moderator',
    support: 'Support',
    analyst: 'Analyst',
  },
  closed: (state, by, until) => `${state} ${by}${until ? ` until ${until}` : ''}.`,
  closedBy: {
    self: 'by the member',
    staff: 'by the team',
  },
  why: (reason) => `Reason: ${reason}`,
  profile: {
    title: 'Profile',
    complete: 'Complete',
    yes: 'Yes',
    no: 'No',
    shown: 'Paused',
    paused: 'Yes',
    notPaused: 'No',
    born: 'Date of birth',
    bornOn: (day, age) => (age === null ? day : `${day} (${age})`),
    gender: 'Gender',
    place: 'Location',
    seeks: 'Looking for',
    sought: {
      woman: 'Women',
      man: 'Men',
      nonbinary: 'Nonbinary people',
      other: 'People of other genders',
    },
    ages: (from, to) => `${from} to ${to}`,
    within: (distance) => `within ${formatNumber(distance)}\u00a0km`,
    interests: 'Interests',
    answers: 'Questions answered',
    bio: 'Bio',
    noBio: 'No bio provided',
    none: 'Not specified',
  },
  photos: {
    title: 'Photos',
    none: 'No photos.',
    alt: (name, number) => `${name}, photo ${number}`,
    main: 'Main photo',
    place: (place) => `Photo ${place}`,
    unused: 'Uploaded, not used',
    waiting: 'In review',
    rejected: (reason) => `Rejected: ${reason}`,
  },
  reports: {
    against: 'Reports about this member',
    by: 'Reports by this member',
    none: 'None.',
    from: 'by',
    about: 'about',
    more: (shown, total) => `The latest ${formatNumber(shown)} of ${formatNumber(total)}.`,
    statuses: {
      pending: 'Pending',
      in_progress: 'In progress',
      resolved: 'Resolved',
      closed: 'Closed',
      rejected: 'Rejected',
    },
    cases: 'Cases',
    caseOf: (reports) => (reports === 1 ? '1 report' : `${formatNumber(reports)} reports`),
    openCount: (count) => (count === 1 ? '1 open report' : `${count} open reports`),
    open: 'Open',
    closed: 'Closed',
    since: (day) => `since ${day}`,
    span: (from, to) => `${from} to ${to}`,
  },
  notes: {
    title: 'Team notes',
    label: 'New note',
    about: 'Only the team can see this.',
    add: 'Add note',
    delete: 'Delete',
    deleteOf: (start) => `Delete note: ${start}`,
  },
  account: {
    title: 'Account',
    id: 'User ID',
    ways: 'Signs in with',
    password: 'password',
    provider: (name, since) => `${name} (since ${since})`,
    providers: {
      google: 'Google',
      facebook: 'Facebook',
    },
    consent: 'Consent to sensitive data',
    consented: (version, day) => `version ${version}, ${day}`,
    withdrawn: (version, given, withdrawn) => `version ${version}, ${given} to ${withdrawn}`,
    likes: 'Likes',
    likeCounts: (sent, received) => `${sent} sent, ${received} received`,
    matches: 'Matches',
    blocked: 'Members blocked',
    blockedBy: 'Blocked by',
    none: 'None',
  },
  payments: {
    title: 'Payments',
    show: 'Show payments',
    about: 'Opening them is recorded in the audit log.',
    loading: 'Loading…',
  },
  vip: {
    title: 'VIP',
    vip: 'VIP',
    free: 'Free.',
    until: (day) => `VIP until ${day}.`,
    span: (from, to) => `${from} to ${to}`,
    give: 'Give VIP',
    change: 'Change end date',
    end: 'End VIP',
    giveTitle: 'Give VIP',
    changeTitle: 'Change end date',
    endTitle: 'End VIP now?',
    done: {
      give: 'VIP changed.',
      end: 'VIP ended.',
    },
    undo: 'Undo',
    undone: 'Undone',
    dismiss: 'Dismiss',
    lastDay: 'Last day',
    lastDayAbout: 'VIP ends automatically after this day.',
    past: 'Must be today or later.',
    tooLate: (day) => `Must be ${day} or earlier.`,
    reason: 'Reason',
    reasonAbout: 'Saved in the audit log and emailed to the member.',
    cancel: 'Cancel',
    stale: (until) =>
      `Someone else changed this user. VIP now: ${until ? `until ${until}` : 'none'}. Save again to overwrite.`,
  },
  sessions: {
    title: 'Sessions',
    none: 'No active sessions',
    used: (when, address) => (address ? `Last used ${when} from ${address}` : `Last used ${when}`),
    end: 'Sign out',
    endOn: (device) => `Sign out: ${device}`,
    unknown: 'Unknown device',
  },
  timeline: {
    title: 'Timeline',
    more: 'Show older',
    version: (version) => `Version ${version}`,
    kinds: {
      joined: 'Joined',
      verified: 'Confirmed their email',
      consented: 'Consented',
      'consent-withdrawn': 'Withdrew their consent',
      'photo-added': 'Added a photo',
      'limit-people': 'Reached the limit for viewing people',
      'limit-gender': 'Reached the limit for changing gender',
      'limit-birth-date': 'Reached the limit for changing date of birth',
      'limit-place': 'Reached the limit for changing location',
      'limit-answers': 'Reached the limit for changing answers',
      reported: 'Reported',
      'was-reported': 'Was reported',
      'report-moved': 'Report status changed',
      'member.activate': 'Activated',
      'member.deactivate': 'Deactivated',
      'member.ban': 'Banned',
      'member.email-undo': 'Email change undone from the old mailbox',
      'member.ban-end': 'Ban expired',
      'member.edit': 'Edited',
      'member.note': 'Note added',
      'member.note-delete': 'Note deleted',
      'member.session-end': 'Device signed out',
      'member.vip': 'VIP given',
      'member.vip-end': 'VIP ended',
      'member.verify': 'Marked as verified',
      'payment.refund': 'Payment refunded',
      'payment.end': 'Subscription ended',
      'payment.withdraw': 'Withdrew from the contract',
      'photo.approve': 'Photo approved',
      'photo.reject': 'Photo rejected',
      'photo.undo': 'Photo decision undone',
      'staff.create': 'Made an administrator',
      'staff.promote': 'Made an administrator',
      'staff.password': 'New password set',
      'staff.reset-factor': 'Two-factor authentication reset',
      'invitation.accept': 'Joined the team',
      'case.claim': 'Case taken',
      'case.escalate': 'Escalation of a case changed',
      'case.decide': 'Case decided',
      'case.undo': 'Decision undone',
      'case.appeal': 'Appeal decided',
      'case.danger': 'Danger to life recorded',
      'reporter.standing': 'Warned about their reports, or reports set aside',
    },
  },
};
// web/src/features/user-admin/user/member-actions.tsx
var EditUserDialog = lazyRouteComponent(
  () => import('./edit-user-dialog-DeW-DES1.js'),
  'EditUserDialog',
);
var StateDialog = lazyRouteComponent(() => import('./state-dialog-wzxj_dS3.js'), 'StateDialog');
/** Edit, activate, deactivate and ban, in the file of a member. */
function MemberActions({ loaded }) {
  const { state: m, modal } = messages$1;
  const session = useSession();
  const { user } = loaded;
  const denial = useStateChangeDenial(user);
  const [editing, setEditing] = useState();
  const [request, setRequest] = useState();
  const [change, setChange] = useState(null);
  const group = useRef(null);
  const mayEdit = mayCall(session, editUser) && mayOpen(session, user);
  const active = user.state === 'active';
  const banned = user.state === 'banned';
  const ask = (state) =>
    setRequest({
      user,
      state,
      loaded,
    });
  const guarded = {
    disabled: denial !== null,
    ...(denial && { title: denial }),
  };
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsxs('div', {
        ref: group,
        className: 'flex wrap gap-2',
        tabIndex: -1,
        children: [
          mayEdit &&
            /* @__PURE__ */ jsx(Button, {
              variant: 'default',
              onClick: () => setEditing(true),
              children: modal.edit,
            }),
          /* @__PURE__ */ jsx(Button, {
            variant: 'default',
            ...guarded,
            onClick: () => ask(active ? 'deactivated' : 'active'),
            children: active ? m.deactivate : banned ? m.lift : m.activate,
          }),
          user.state !== 'erased' &&
            /* @__PURE__ */ jsx(Button, {
              variant: 'default',
              c: 'var(--danger)',
              ...guarded,
              onClick: () => ask('banned'),
              children: banned ? m.changeBan : m.ban,
            }),
        ],
      }),
      /* @__PURE__ */ jsxs(Suspense, {
        children: [
          editing !== void 0 &&
            /* @__PURE__ */ jsx(EditUserDialog, {
              user: editing ? user : null,
              onClose: () => setEditing(false),
            }),
          request !== void 0 &&
            /* @__PURE__ */ jsx(StateDialog, {
              request,
              onClose: () => setRequest(null),
              onChanged: setChange,
            }),
        ],
      }),
      /* @__PURE__ */ jsx(StateUndoBar, {
        change,
        onClose: () => setChange(null),
        onUndone: () => group.current?.focus(),
      }),
    ],
  });
}
var member_file_module_default = {
  head: '_head_1fkc8_1',
  portrait: '_portrait_1fkc8_5',
  names: '_names_1fkc8_11',
  columns: '_columns_1fkc8_15',
  panel: '_panel_1fkc8_23',
  top: '_top_1fkc8_26',
  facts: '_facts_1fkc8_48',
  fact: '_fact_1fkc8_48',
  texts: '_texts_1fkc8_57',
  photos: '_photos_1fkc8_61',
  list: '_list_1fkc8_66',
  events: '_events_1fkc8_67',
  item: '_item_1fkc8_71',
  none: '_none_1fkc8_81',
  noteForm: '_noteForm_1fkc8_85',
  actions: '_actions_1fkc8_117',
  report: '_report_1fkc8_131',
  when: '_when_1fkc8_135',
  hint: '_hint_1fkc8_152',
};
// web/src/features/user-admin/member-file/panel.tsx
/** A section of the member file with its own heading. */
function Panel({ title, aside, children }) {
  const id = useId();
  return /* @__PURE__ */ jsxs('section', {
    className: `text-sm ${panel_module_default.panel} ${member_file_module_default.panel}`,
    'aria-labelledby': id,
    children: [
      /* @__PURE__ */ jsxs('header', {
        className: `row wrap between gap-2 ${member_file_module_default.top}`,
        children: [
          /* @__PURE__ */ jsx('h2', {
            className: 'heading',
            id,
            children: title,
          }),
          aside,
        ],
      }),
      children,
    ],
  });
}
/** Labels and their values. */
function Facts({ facts }) {
  return /* @__PURE__ */ jsx('dl', {
    className: `grid m-0 px-5 ${member_file_module_default.facts}`,
    children: facts.map(([label, value]) =>
      /* @__PURE__ */ jsxs(
        'div',
        {
          className: `grid gap-4 border-top-soft py-2 ${member_file_module_default.fact}`,
          children: [
            /* @__PURE__ */ jsx('dt', {
              className: 'muted',
              children: label,
            }),
            /* @__PURE__ */ jsx('dd', {
              className: 'm-0 semibold anywhere',
              children: value,
            }),
          ],
        },
        label,
      ),
    ),
  });
}
// web/src/features/user-admin/member-file/account-panel.tsx
function AccountPanel({ file }) {
  const { account: m } = messages;
  const { user, identities, hasPassword, consents, blocks, likes } = file;
  const ways = [
    ...(hasPassword ? [m.password] : []),
    ...identities.map(({ provider, linkedAt }) =>
      m.provider(m.providers[provider], formatDate(linkedAt)),
    ),
  ];
  return /* @__PURE__ */ jsx(Panel, {
    title: m.title,
    children: /* @__PURE__ */ jsx(Facts, {
      facts: [
        [m.id, user._id],
        [m.ways, ways.join(', ') || m.none],
        [
          m.consent,
          consents
            .map(({ version, givenAt, withdrawnAt }) =>
              withdrawnAt
                ? m.withdrawn(version, formatDate(givenAt), formatDate(withdrawnAt))
                : m.consented(version, formatDate(givenAt)),
            )
            .join(', ') || m.none,
        ],
        [m.likes, m.likeCounts(formatNumber(likes.sent), formatNumber(likes.received))],
        [m.matches, formatNumber(likes.matches)],
        [m.blocked, formatNumber(blocks.made)],
        [m.blockedBy, formatNumber(blocks.received)],
      ],
    }),
  });
}
// web/src/features/user-admin/member-file/file-header.tsx
/** The member, their account status, and what is open about them. */
function FileHeader({ file: { user, reportsAgainst }, name, actions }) {
  const until = user.stateUntil && formatDate(user.stateUntil, { timeStyle: 'short' });
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: `row wrap ${member_file_module_default.head}`,
        children: [
          /* @__PURE__ */ jsx('div', {
            className: `grid flex-none place-center rounded-lg bg-muted-soft muted overflow-hidden ${member_file_module_default.portrait}`,
            'aria-hidden': true,
            children: user.profilePicture
              ? /* @__PURE__ */ jsx(FetchedPhoto, {
                  className: 'w-full h-full cover rounded-md',
                  url: user.profilePicture,
                  alt: '',
                })
              : name.charAt(0).toUpperCase(),
          }),
          /* @__PURE__ */ jsxs('div', {
            className: `grid gap-1-5 min-w-0 anywhere ${member_file_module_default.names}`,
            children: [
              /* @__PURE__ */ jsx('h1', {
                className: `tight-15 title-sm ${staff_page_module_default.title}`,
                children: name,
              }),
              /* @__PURE__ */ jsx('p', {
                className: 'muted',
                children: user.email,
              }),
              /* @__PURE__ */ jsxs('div', {
                className: 'flex wrap items-center gap-2',
                children: [
                  /* @__PURE__ */ jsx(OpenReports, { reports: reportsAgainst }),
                  /* @__PURE__ */ jsx(StatusBadge, {
                    kind: user.state === 'active' ? 'success' : 'danger',
                    children: messages.states[user.state],
                  }),
                  user.isVIP &&
                    /* @__PURE__ */ jsxs(StatusBadge, {
                      kind: 'gold',
                      children: [
                        /* @__PURE__ */ jsx(IconCrown, {
                          size: 14,
                          stroke: 2,
                          'aria-hidden': true,
                        }),
                        ' ',
                        messages.vip.vip,
                      ],
                    }),
                  user.staffRole &&
                    /* @__PURE__ */ jsx(StatusBadge, {
                      kind: 'info',
                      children: messages.roles[user.staffRole],
                    }),
                  /* @__PURE__ */ jsx(VerifiedBadge, { user }),
                ],
              }),
              /* @__PURE__ */ jsxs('p', {
                className: 'muted text-sm normal',
                children: [
                  user.isOnline
                    ? messages.online
                    : messages.lastActive(lastActiveText(user.lastActive)),
                  ' ·',
                  ' ',
                  messages.joined(formatDate(user.createdAt)),
                ],
              }),
            ],
          }),
          /* @__PURE__ */ jsx('div', {
            className: `push-end ${member_file_module_default.actions}`,
            children: actions,
          }),
        ],
      }),
      user.state !== 'active' &&
        /* @__PURE__ */ jsxs(Alert, {
          kind: 'warning',
          children: [
            messages.closed(
              messages.states[user.state],
              messages.closedBy[user.stateBy ?? 'staff'],
              until,
            ),
            user.stateReason && ` ${messages.why(user.stateReason)}`,
          ],
        }),
    ],
  });
}
function OpenReports({ reports: { open } }) {
  if (open === 0) return null;
  return /* @__PURE__ */ jsxs(StatusBadge, {
    kind: 'warning',
    children: [
      /* @__PURE__ */ jsx(IconFlag, {
        size: 14,
        stroke: 2,
        'aria-hidden': true,
      }),
      ' ',
      messages.reports.openCount(open),
    ],
  });
}
var file_skeleton_module_default = {
  bars: '_bars_opfg7_1',
  bar: '_bar_opfg7_1',
};
// web/src/features/user-admin/member-file/file-skeleton.tsx
var lines = ['a', 'b', 'c', 'd', 'e', 'f'];
/** A skeleton of the file. */
function FileSkeleton() {
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx('output', {
        className: 'muted text-sm normal',
        children: messages.loading,
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'row gap-5',
        'aria-hidden': true,
        children: [
          /* @__PURE__ */ jsx('i', {
            className: `flex-none rounded-lg bg-skeleton ${member_file_module_default.portrait}`,
          }),
          /* @__PURE__ */ jsx(Bars, { count: 3 }),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        className: `grid items-start gap-4 ${member_file_module_default.columns}`,
        'aria-hidden': true,
        children: [
          /* @__PURE__ */ jsxs('div', {
            className: 'grid gap-4 min-w-0',
            children: [
              /* @__PURE__ */ jsx(Box, { count: 6 }),
              /* @__PURE__ */ jsx(Box, { count: 4 }),
            ],
          }),
          /* @__PURE__ */ jsxs('div', {
            className: 'grid gap-4 min-w-0',
            children: [
              /* @__PURE__ */ jsx(Box, { count: 3 }),
              /* @__PURE__ */ jsx(Box, { count: 5 }),
            ],
          }),
        ],
      }),
    ],
  });
}
var Box = ({ count }) =>
  /* @__PURE__ */ jsx('div', {
    className: `p-5 ${panel_module_default.panel}`,
    children: /* @__PURE__ */ jsx(Bars, { count }),
  });
var Bars = ({ count }) =>
  /* @__PURE__ */ jsx('div', {
    className: `grid flex-1 gap-4 ${file_skeleton_module_default.bars}`,
    children: lines
      .slice(0, count)
      .map((line) =>
        /* @__PURE__ */ jsx(
          'i',
          { className: `rounded-sm bg-skeleton ${file_skeleton_module_default.bar}` },
          line,
        ),
      ),
  });
// web/src/features/user-admin/member-file/note-form.tsx
function NoteForm({ userId }) {
  const { notes: m } = messages;
  const { mutateAsync } = useAddNote(userId);
  const field = useRef(null);
  const form = useApiForm({
    initialValues: { body: '' },
    submit: async ({ body }) => {
      await mutateAsync(body.trim());
      form.reset();
      field.current?.focus();
    },
  });
  return /* @__PURE__ */ jsxs('form', {
    className: `grid gap-3 justify-items-end ${member_file_module_default.noteForm}`,
    ...form.formProps,
    children: [
      /* @__PURE__ */ jsx(Textarea, {
        ref: field,
        label: m.label,
        description: m.about,
        rows: 2,
        autosize: false,
        maxLength: 2e3,
        ...form.getInputProps('body'),
      }),
      /* @__PURE__ */ jsx(Button, {
        type: 'submit',
        size: 'xs',
        color: 'ink',
        loading: form.submitting,
        disabled: !form.values.body.trim(),
        children: m.add,
      }),
      form.failure &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: form.failure,
        }),
    ],
  });
}
// web/src/features/user-admin/member-file/person-link.tsx
/** The name of a person, as a link to their file for staff who may open it. */
function PersonLink({ person, ofTeam = false }) {
  const session = useSession();
  if (!person) return /* @__PURE__ */ jsx(Fragment$1, { children: messages.deletedUser });
  if (
    !mayOpen(session, {
      _id: person._id,
      isAdmin: ofTeam,
    })
  )
    return /* @__PURE__ */ jsx(Fragment$1, { children: person.name ?? messages.unknown });
  return /* @__PURE__ */ jsx(Link, {
    to: '/users/$id',
    params: { id: person._id },
    children: person.name ?? messages.unknown,
  });
}
// web/src/features/user-admin/member-file/notes-panel.tsx
function NotesPanel({ file: { user, notes } }) {
  const { notes: m } = messages;
  const deleting = useDeleteNote(user._id);
  return /* @__PURE__ */ jsxs(Panel, {
    title: m.title,
    children: [
      /* @__PURE__ */ jsx(NoteForm, { userId: user._id }),
      deleting.error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: errorText(deleting.error),
        }),
      /* @__PURE__ */ jsx('ul', {
        className: `list-none ${member_file_module_default.list}`,
        children: notes.map(({ _id, body, author, createdAt, mine }) =>
          /* @__PURE__ */ jsxs(
            'li',
            {
              className: member_file_module_default.item,
              children: [
                /* @__PURE__ */ jsxs('span', {
                  className: 'flex-1 min-w-0 anywhere pre-wrap',
                  children: [
                    body,
                    /* @__PURE__ */ jsxs('small', {
                      className: 'block muted text-sm normal',
                      children: [
                        /* @__PURE__ */ jsx(PersonLink, {
                          person: author,
                          ofTeam: true,
                        }),
                        ' ·',
                        ' ',
                        formatDate(createdAt, { timeStyle: 'short' }),
                      ],
                    }),
                  ],
                }),
                mine &&
                  /* @__PURE__ */ jsx(Button, {
                    variant: 'default',
                    size: 'xs',
                    className: 'inline-flex items-center gap-3 push-end',
                    'aria-label': m.deleteOf(body.slice(0, 40)),
                    loading: deleting.isPending && deleting.variables === _id,
                    onClick: () => deleting.mutate(_id),
                    children: m.delete,
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
// web/src/features/user-admin/member-file/payments-panel.tsx
var Payments = lazyRouteComponent(() => import('./payments-ydCfN6Z2.js'), 'Payments');
/** Opened on demand, because each read of a member's payments is logged. */
function PaymentsPanel({ file: { user } }) {
  const { payments: m } = messages;
  const [opened, setOpened] = useState(false);
  const session = useSession();
  if (!may(session, 'readPayments')) return null;
  return /* @__PURE__ */ jsxs(Panel, {
    title: m.title,
    aside:
      !opened &&
      /* @__PURE__ */ jsx(Button, {
        variant: 'default',
        size: 'xs',
        onClick: () => setOpened(true),
        children: m.show,
      }),
    children: [
      !opened &&
        /* @__PURE__ */ jsx('p', {
          className: `muted px-5 ${member_file_module_default.none}`,
          children: m.about,
        }),
      opened &&
        /* @__PURE__ */ jsx(Suspense, {
          fallback: /* @__PURE__ */ jsx('p', {
            className: `muted px-5 ${member_file_module_default.none}`,
            children: m.loading,
          }),
          children: /* @__PURE__ */ jsx(Payments, {
            id: user._id,
            mayChange: may(session, 'refundPayments'),
          }),
        }),
    ],
  });
}
// web/src/features/user-admin/member-file/photos-panel.tsx
function PhotosPanel({ photos, name }) {
  const { photos: m } = messages;
  return /* @__PURE__ */ jsxs(Panel, {
    title: m.title,
    children: [
      photos.length === 0 &&
        /* @__PURE__ */ jsx('p', {
          className: `muted px-5 ${member_file_module_default.none}`,
          children: m.none,
        }),
      /* @__PURE__ */ jsx('ul', {
        className: `grid gap-3 m-0 list-none ${member_file_module_default.photos}`,
        children: photos.map(({ publicId, url, position, review, reviewReason }, index) =>
          /* @__PURE__ */ jsxs(
            'li',
            {
              children: [
                /* @__PURE__ */ jsx(FetchedPhoto, {
                  className: 'w-full bg-muted-soft cover portrait rounded-md',
                  url,
                  alt: m.alt(name, index + 1),
                }),
                /* @__PURE__ */ jsx('small', {
                  className: 'block mt-1 muted',
                  children:
                    position === null ? m.unused : position === 0 ? m.main : m.place(position + 1),
                }),
                review === 'waiting' &&
                  /* @__PURE__ */ jsx('small', {
                    className: 'block mt-1 muted',
                    children: m.waiting,
                  }),
                review === 'rejected' &&
                  /* @__PURE__ */ jsx('small', {
                    className: 'block mt-1 muted',
                    children: m.rejected(reviewReason ?? ''),
                  }),
              ],
            },
            publicId,
          ),
        ),
      }),
    ],
  });
}
// web/src/features/user-admin/member-file/profile-panel.tsx
function ProfilePanel({ file: { user, profile } }) {
  const { profile: m } = messages;
  const { lookingFor } = profile;
  const prompts = promptLabels;
  const interests = interestLabels;
  const { city, country } = user.location;
  const born = profile.dateOfBirth;
  return /* @__PURE__ */ jsxs(Panel, {
    title: m.title,
    children: [
      /* @__PURE__ */ jsx(Facts, {
        facts: [
          [m.complete, user.profileComplete ? m.yes : m.no],
          [m.shown, profile.paused ? m.paused : m.notPaused],
          [m.born, born ? m.bornOn(formatDate(born, { timeZone: 'UTC' }), user.age) : m.none],
          [m.gender, user.gender ? capitalize(user.gender) : m.none],
          [m.place, [city, country].filter(Boolean).join(', ') || m.none],
          [m.seeks, lookingForText(lookingFor)],
          [
            m.interests,
            profile.interests.map((each) => interests[each] ?? each).join(', ') || m.none,
          ],
          [m.answers, String(profile.answers)],
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        className: `grid gap-3 anywhere ${member_file_module_default.texts}`,
        children: [
          /* @__PURE__ */ jsx('h3', {
            className: 'muted text-sm normal',
            children: m.bio,
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'text-md pre-wrap',
            children: user.bio ?? m.noBio,
          }),
          profile.prompts.map(({ prompt, answer }) =>
            /* @__PURE__ */ jsxs(
              'div',
              {
                children: [
                  /* @__PURE__ */ jsx('h3', {
                    className: 'muted text-sm normal',
                    children: prompts[prompt] ?? prompt,
                  }),
                  /* @__PURE__ */ jsx('p', {
                    className: 'text-md pre-wrap',
                    children: answer,
                  }),
                ],
              },
              prompt,
            ),
          ),
        ],
      }),
    ],
  });
}
function lookingForText({ genders, minAge, maxAge, maxDistance }) {
  const { profile: m } = messages;
  return (
    [
      genders.map((each) => m.sought[each] ?? each).join(', '),
      minAge !== null && maxAge !== null && m.ages(minAge, maxAge),
      maxDistance !== null && m.within(maxDistance),
    ]
      .filter(Boolean)
      .join(' · ') || m.none
  );
}
// web/src/features/user-admin/member-file/cases-panel.tsx
function CasesPanel({ cases }) {
  const { reports: m } = messages;
  if (cases.length === 0) return null;
  return /* @__PURE__ */ jsx(Panel, {
    title: m.cases,
    children: /* @__PURE__ */ jsx('ul', {
      className: `list-none ${member_file_module_default.list}`,
      children: cases.map(({ _id, openedAt, closedAt, reports }) =>
        /* @__PURE__ */ jsxs(
          'li',
          {
            className: `${member_file_module_default.item} ${member_file_module_default.report}`,
            children: [
              /* @__PURE__ */ jsxs(Link, {
                to: '/desk',
                search: { case: _id },
                children: [m.caseOf(reports), ' ', shortId(_id)],
              }),
              /* @__PURE__ */ jsxs('span', {
                className: `inline-flex items-center gap-3 push-end ${member_file_module_default.when}`,
                children: [
                  /* @__PURE__ */ jsx('span', {
                    className: 'muted text-sm normal',
                    children: closedAt
                      ? m.span(formatDate(openedAt), formatDate(closedAt))
                      : m.since(formatDate(openedAt)),
                  }),
                  /* @__PURE__ */ jsx(StatusBadge, {
                    kind: closedAt ? 'neutral' : 'warning',
                    children: closedAt ? m.closed : m.open,
                  }),
                ],
              }),
            ],
          },
          _id,
        ),
      ),
    }),
  });
}
// web/src/features/user-admin/member-file/reports-panel.tsx
function ReportsPanel({ title, reports: { total, latest }, by = false }) {
  const { reports: m } = messages;
  return /* @__PURE__ */ jsxs(Panel, {
    title,
    aside: /* @__PURE__ */ jsx('span', {
      className: 'muted text-sm normal',
      children: formatNumber(total),
    }),
    children: [
      total === 0 &&
        /* @__PURE__ */ jsx('p', {
          className: `muted px-5 ${member_file_module_default.none}`,
          children: m.none,
        }),
      /* @__PURE__ */ jsx('ul', {
        className: `list-none ${member_file_module_default.list}`,
        children: latest.map(({ _id, problem_type, status, createdAt, other }) =>
          /* @__PURE__ */ jsxs(
            'li',
            {
              className: `${member_file_module_default.item} ${member_file_module_default.report}`,
              children: [
                /* @__PURE__ */ jsxs(Link, {
                  to: '/reports',
                  search: { search: _id },
                  children: [problem_type, ' #', _id.slice(-6)],
                }),
                /* @__PURE__ */ jsxs('span', {
                  className: 'min-w-0 muted text-sm normal anywhere',
                  children: [
                    by ? m.from : m.about,
                    ' ',
                    /* @__PURE__ */ jsx(PersonLink, { person: other }),
                  ],
                }),
                /* @__PURE__ */ jsxs('span', {
                  className: `inline-flex items-center gap-3 push-end ${member_file_module_default.when}`,
                  children: [
                    /* @__PURE__ */ jsx('span', {
                      className: 'muted text-sm normal',
                      children: formatDate(createdAt),
                    }),
                    /* @__PURE__ */ jsx(ReportStatusBadge, {
                      status,
                      children: m.statuses[status],
                    }),
                  ],
                }),
              ],
            },
            _id,
          ),
        ),
      }),
      total > latest.length &&
        /* @__PURE__ */ jsx('p', {
          className: `muted px-5 ${member_file_module_default.none}`,
          children: m.more(latest.length, total),
        }),
    ],
  });
}
// web/src/features/user-admin/member-file/sessions-panel.tsx
function SessionsPanel({ file: { user, sessions } }) {
  const { sessions: m } = messages;
  const session = useSession();
  const { mutate, error, isPending, variables } = useEndSession(user._id);
  const mayEnd = mayCall(session, endUserSession) && mayOpen(session, user);
  return /* @__PURE__ */ jsxs(Panel, {
    title: m.title,
    children: [
      error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: errorText(error),
        }),
      sessions.length === 0 &&
        /* @__PURE__ */ jsx('p', {
          className: `muted px-5 ${member_file_module_default.none}`,
          children: m.none,
        }),
      /* @__PURE__ */ jsx('ul', {
        className: `list-none ${member_file_module_default.list}`,
        children: sessions.map(({ _id, device, address, lastUsedAt }) =>
          /* @__PURE__ */ jsxs(
            'li',
            {
              className: member_file_module_default.item,
              children: [
                /* @__PURE__ */ jsxs('span', {
                  children: [
                    device || m.unknown,
                    /* @__PURE__ */ jsx('small', {
                      className: 'block muted text-sm normal',
                      children: m.used(formatDate(lastUsedAt, { timeStyle: 'short' }), address),
                    }),
                  ],
                }),
                mayEnd &&
                  /* @__PURE__ */ jsx(Button, {
                    variant: 'default',
                    size: 'xs',
                    className: 'inline-flex items-center gap-3 push-end',
                    'aria-label': m.endOn(device || m.unknown),
                    loading: isPending && variables === _id,
                    onClick: () => mutate(_id),
                    children: m.end,
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
// web/src/features/user-admin/member-file/timeline-panel.tsx
/** What happened to a member and who did it, latest first. */
function TimelinePanel({ file: { user, timeline } }) {
  const { timeline: m } = messages;
  const { data, error, isFetching, refetch, fetchNextPage, hasNextPage } = useOlderEvents(
    user._id,
    timeline.nextCursor,
  );
  const events = [...timeline.events, ...(data?.pages ?? []).flatMap((page) => page.events)];
  const hasMore = data ? hasNextPage : timeline.nextCursor !== null;
  return /* @__PURE__ */ jsxs(Panel, {
    title: m.title,
    children: [
      /* @__PURE__ */ jsx('ol', {
        className: `list-none ${member_file_module_default.events}`,
        children: events.map((event) =>
          /* @__PURE__ */ jsx(
            Event,
            {
              event,
              self: user._id,
            },
            event._id,
          ),
        ),
      }),
      error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: errorText(error),
        }),
      hasMore &&
        /* @__PURE__ */ jsx('p', {
          className: `muted px-5 ${member_file_module_default.none}`,
          children: /* @__PURE__ */ jsx(Button, {
            variant: 'default',
            size: 'xs',
            loading: isFetching,
            onClick: () => void (data ? fetchNextPage() : refetch()),
            children: m.more,
          }),
        }),
    ],
  });
}
function Event({ event, self }) {
  const { timeline: m } = messages;
  const { at, kind, by, reportId, detail } = event;
  const what = m.kinds[kind] ?? kind.replaceAll(/[.-]/g, ' ');
  return /* @__PURE__ */ jsxs('li', {
    className: member_file_module_default.item,
    children: [
      /* @__PURE__ */ jsx('time', {
        className: 'tabular muted',
        dateTime: at,
        children: formatDate(at, { timeStyle: 'short' }),
      }),
      /* @__PURE__ */ jsxs('span', {
        children: [
          reportId
            ? /* @__PURE__ */ jsx(Link, {
                to: '/reports',
                search: { search: reportId },
                children: what,
              })
            : what,
          detail &&
            /* @__PURE__ */ jsx('small', {
              className: 'block muted text-sm normal anywhere',
              children: detailOf(event),
            }),
        ],
      }),
      /* @__PURE__ */ jsx('span', {
        className: 'muted text-sm normal',
        children: by && by._id !== self && /* @__PURE__ */ jsx(PersonLink, { person: by }),
      }),
    ],
  });
}
/** The status of a report, the version of the terms, or other stored details. */
function detailOf({ kind, detail }) {
  const statuses = messages.reports.statuses;
  if (detail && kind.startsWith('consent')) return messages.timeline.version(detail);
  return detail && (statuses[detail] ?? detail);
}
// web/src/features/user-admin/vip/vip-end.ts
var two = (value) => String(value).padStart(2, '0');
/** A day counts to its end, in the time zone of the member of staff. */
var endOfDay = (day) => /* @__PURE__ */ new Date(`${day}T23:59:59`);
/** The day of this time in the time zone of the member of staff, in the format of a date field. */
function dayOf(time) {
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}
/** The last day whose end is at most this many days away, in the format of a date field. */
function latestDay(now, days) {
  const end = new Date(now);
  end.setDate(end.getDate() + days - 1);
  return dayOf(end);
}
/** The end of premium given by staff, if it is after this time. A subscription can last longer. */
function grantedUntil(grants, time) {
  const end = grants
    .map(({ endsAt }) => endsAt)
    .toSorted()
    .at(-1);
  return end && Date.parse(end) > time ? end : null;
}
// web/src/api/premium/vip.ts
/** Gives a member premium until a time, or ends it. */
var useChangeVip = ({ user, version }) =>
  useChange(
    (body) =>
      call(changeUserVip, {
        params: { id: user._id },
        body,
        ifMatch: version,
      }),
    readMemberFile,
    ...userLists,
    dashboard,
  );
// web/src/features/user-admin/vip/vip-undo-bar.tsx
/** Restores the earlier end of VIP, for ten seconds. */
function VipUndoBar({ file, change, onClose, onUndone }) {
  const { vip: m } = messages;
  const { mutate, error, isPending } = useChangeVip(file);
  const undo = ({ before }) => {
    mutate(
      {
        until: before && Date.parse(before) > Date.now() ? before : null,
        reason: m.undone,
      },
      {
        onSuccess: () => {
          onClose();
          onUndone();
        },
      },
    );
  };
  return /* @__PURE__ */ jsx(UndoBar, {
    action: change,
    seconds: 10,
    placement: 'floating',
    undoLabel: m.undo,
    dismissLabel: m.dismiss,
    pending: isPending,
    onUndo: change && (() => undo(change)),
    onClose,
    children: error ? errorText(error) : change && m.done[change.action],
  });
}
// web/src/features/user-admin/vip/vip-panel.tsx
var VipDialog = lazyRouteComponent(() => import('./vip-dialog-Dj7l6iXm.js'), 'VipDialog');
function VipPanel({ file, loadedAt }) {
  const { vip: m } = messages;
  const { user, vipGrants } = file;
  const [action, setAction] = useState();
  const [change, setChange] = useState(null);
  const buttons = useRef(null);
  const given = grantedUntil(vipGrants, loadedAt);
  const changed = user.isVIP ? given : null;
  const mayChange = mayCall(useSession(), changeUserVip) && user.state !== 'erased';
  return /* @__PURE__ */ jsxs(Panel, {
    title: m.title,
    aside:
      mayChange &&
      /* @__PURE__ */ jsxs('span', {
        ref: buttons,
        className: 'flex wrap items-center gap-2',
        tabIndex: -1,
        children: [
          /* @__PURE__ */ jsx(Button, {
            variant: 'default',
            size: 'xs',
            onClick: () => setAction('give'),
            children: changed ? m.change : m.give,
          }),
          changed &&
            /* @__PURE__ */ jsx(Button, {
              variant: 'default',
              size: 'xs',
              onClick: () => setAction('end'),
              children: m.end,
            }),
        ],
      }),
    children: [
      /* @__PURE__ */ jsx('p', {
        className: `muted px-5 ${member_file_module_default.none}`,
        children: user.isVIP && user.vipUntil ? m.until(formatDate(user.vipUntil)) : m.free,
      }),
      /* @__PURE__ */ jsx('ul', {
        className: `list-none ${member_file_module_default.list}`,
        children: vipGrants.map(({ _id, startsAt, endsAt, reason, grantedBy }) =>
          /* @__PURE__ */ jsx(
            'li',
            {
              className: member_file_module_default.item,
              children: /* @__PURE__ */ jsxs('span', {
                className: 'flex-1 min-w-0 anywhere pre-wrap',
                children: [
                  m.span(formatDate(startsAt), formatDate(endsAt)),
                  /* @__PURE__ */ jsxs('small', {
                    className: 'muted text-sm normal',
                    children: [
                      reason,
                      ' · ',
                      /* @__PURE__ */ jsx(PersonLink, {
                        person: grantedBy,
                        ofTeam: true,
                      }),
                    ],
                  }),
                ],
              }),
            },
            _id,
          ),
        ),
      }),
      action !== void 0 &&
        /* @__PURE__ */ jsx(Suspense, {
          children: /* @__PURE__ */ jsx(VipDialog, {
            file,
            action,
            given: changed,
            onClose: () => setAction(null),
            onChanged: (done) =>
              setChange({
                action: done,
                before: given,
              }),
          }),
        }),
      /* @__PURE__ */ jsx(VipUndoBar, {
        file,
        change,
        onClose: () => setChange(null),
        onUndone: () => buttons.current?.focus(),
      }),
    ],
  });
}
// web/src/features/user-admin/member-file/member-file-page.tsx
var member_file_page_exports = /* @__PURE__ */ __exportAll({
  MemberFilePage: () => MemberFilePage,
});
var route = getRouteApi('/users/$id');
/** Everything that staff may know about a member, and the actions on them. */
function MemberFilePage() {
  const { id } = route.useParams();
  const query = useMemberFile(id);
  const file = query.data;
  const name = (file && fullName(file.user)) ?? messages.unknown;
  return /* @__PURE__ */ jsxs(StaffPage, {
    title: messages.title,
    head: /* @__PURE__ */ jsxs(Fragment$1, {
      children: [
        /* @__PURE__ */ jsxs(Link, {
          to: '/users',
          className: 'row self-start gap-1 muted text-sm semibold hover-ink hover-underline',
          children: [
            /* @__PURE__ */ jsx(IconArrowLeft, {
              size: 16,
              stroke: 1.75,
              'aria-hidden': true,
            }),
            ' ',
            messages.back,
          ],
        }),
        file
          ? /* @__PURE__ */ jsx(FileHeader, {
              file,
              name,
              actions: /* @__PURE__ */ jsx(MemberActions, { loaded: file }),
            })
          : /* @__PURE__ */ jsx('h1', {
              className: `tight-15 title-sm ${staff_page_module_default.title}`,
              children: messages.title,
            }),
      ],
    }),
    children: [
      query.error &&
        /* @__PURE__ */ jsx(QueryState, {
          query,
          words: messages,
        }),
      !file && !query.error && /* @__PURE__ */ jsx(FileSkeleton, {}),
      file &&
        /* @__PURE__ */ jsx(FilePanels, {
          file,
          loadedAt: query.dataUpdatedAt,
          name,
        }),
    ],
  });
}
/** Reports come first if there are any: they are why most files are opened. */
function FilePanels({ file, loadedAt, name }) {
  const against = /* @__PURE__ */ jsx(ReportsPanel, {
    title: messages.reports.against,
    reports: file.reportsAgainst,
    by: true,
  });
  const reported = file.reportsAgainst.total > 0;
  return /* @__PURE__ */ jsxs('div', {
    className: `grid items-start gap-4 ${member_file_module_default.columns}`,
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'grid gap-4 min-w-0',
        children: [
          reported && against,
          /* @__PURE__ */ jsx(CasesPanel, { cases: file.cases }),
          /* @__PURE__ */ jsx(ProfilePanel, { file }),
          /* @__PURE__ */ jsx(PhotosPanel, {
            photos: file.photos,
            name,
          }),
          !reported && against,
          /* @__PURE__ */ jsx(TimelinePanel, { file }, file.timeline.events[0]?._id),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'grid gap-4 min-w-0',
        children: [
          /* @__PURE__ */ jsx(NotesPanel, { file }),
          /* @__PURE__ */ jsx(AccountPanel, { file }),
          /* @__PURE__ */ jsx(ReportsPanel, {
            title: messages.reports.by,
            reports: file.reportsBy,
          }),
          /* @__PURE__ */ jsx(VipPanel, {
            file,
            loadedAt,
          }),
          /* @__PURE__ */ jsx(PaymentsPanel, { file }),
          /* @__PURE__ */ jsx(SessionsPanel, { file }),
        ],
      }),
    ],
  });
}
export {
  MemberFilePage,
  latestDay as a,
  endOfDay as i,
  useChangeVip as n,
  member_file_module_default as o,
  dayOf as r,
  messages as s,
  member_file_page_exports as t,
};
