import { t as call } from './call-DKXJHjxq.js';
import { n as mayCall, r as mayOpen } from './may-call-CsvnxYuh.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { o as queryOf, r as keyOf, s as useChange, t as fetchData } from './query-AAxsCU1Q.js';
import { t as download } from './download-B-GskJm-.js';
import { b as formatNumber } from '../entry.mjs';
import { n as listUsers, r as searchUsers, t as exportUsers } from './user-list-DZGX7IWc.js';
import { i as readUser, n as editUser, t as changeUserStatus } from './user-admin-D6861la5.js';
import { t as listStatusOf } from './list-status-B-DcWyRu.js';
import { t as usePollParameter } from './use-poll-parameter-CAAa6p7W.js';
import { t as StatusBadge } from './status-badge-CGlbiJJG.js';
import { r as readMemberFile } from './member-file-DfXPMM1o.js';
import { n as dashboard, t as presence_module_default } from './presence.module-Cy7TaB7I.js';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCrown from '@tabler/icons-react/dist/esm/icons/IconCrown.mjs';
import IconRosetteDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
// contract/src/user-admin/user-filters.ts
var userStatuses = ['all', 'active', 'inactive', 'online', 'verified'];
/** Members who reached a daily limit within 30 days. */
var userLimits = ['all', 'reached'];
var userTypes = ['all', 'vip', 'free'];
var userSorts = ['name', 'email', 'createdAt', 'lastActive', 'status', 'subscription'];
var sortOrders = ['asc', 'desc'];
var userPageSizes = [10, 20, 50, 100, 500, 1e3];
// web/src/api/user-admin/user-list.ts
/** The routes that list users. */
var userLists = [listUsers, searchUsers];
/** Loads the page, and on request the pages after it. Without a filter and an order it is the plain list. */
function useUsers(query, { page, size }) {
  const { pollParameter } = usePollParameter();
  const route = isPlain(query) ? listUsers : searchUsers;
  const users = useInfiniteQuery({
    queryKey: [...keyOf(route, { query }), page, size],
    queryFn: ({ pageParam: start, signal, client, queryKey }) => {
      const loaded = client.getQueryData(queryKey)?.pageParams;
      const part = {
        ...partAt(start, size),
        ...pollParameter(loaded?.includes(start) ?? false),
      };
      return isPlain(query)
        ? fetchData(listUsers, {
            query: part,
            signal,
          })
        : fetchData(searchUsers, {
            query: {
              ...query,
              ...part,
            },
            signal,
          });
    },
    initialPageParam: (page - 1) * size,
    getNextPageParam: ({ users: found, pagination, totalKind }, _pages, start) => {
      const { limit } = partAt(start, size);
      const next = start + limit;
      return (totalKind === 'at-least' ? found.length < limit : next >= pagination.total)
        ? null
        : next;
    },
    select: ({ pages }) => joinPages(pages),
    placeholderData: keepPreviousData,
  });
  const status = listStatusOf(users);
  const [listStatus, searchStatus] = isPlain(query) ? [status, 'idle'] : ['idle', status];
  return {
    users,
    listStatus,
    searchStatus,
  };
}
var isPlain = (query) => Object.values(query).every((value) => value === void 0);
/**
 * The request for the rows from this one on. A page of the default size comes in two halves, so that the first shows
 * quickly.
 */
function partAt(start, size) {
  const limit = size === 20 && start < 20 ? 10 : size;
  return {
    page: start / limit + 1,
    limit,
  };
}
/** People who joined in the meantime move others to a later page, where they are left out. */
function joinPages(pages) {
  const users = new Map(pages.flatMap((page) => page.users).map((user) => [user._id, user]));
  const { pagination, totalKind = 'exact' } = pages.at(-1) ?? { pagination: { total: 0 } };
  return {
    users: [...users.values()],
    total: pagination.total,
    totalKind,
  };
}
// web/src/api/user-admin/users.ts
var useExportUsers = () =>
  useMutation({ mutationFn: ({ filter, file }) => download(exportUsers, { query: filter }, file) });
/** Loaded once before a change, because every read is logged. */
var useStaffUser = (id, enabled = true) =>
  useQuery({
    ...queryOf(readUser, { params: { id } }),
    enabled,
    gcTime: 0,
    staleTime: Infinity,
  });
/** The routes that show the name or state of a user. */
var showingUsers = [...userLists, readMemberFile, dashboard];
var useChangeState = () =>
  useChange(
    ({ user, version, ...body }) =>
      fetchData(changeUserStatus, {
        params: { id: user._id },
        body,
        ifMatch: version,
      }),
    ...showingUsers,
  );
var useEditUser = () =>
  useChange(
    ({ loaded: { user, version }, change }) =>
      call(editUser, {
        params: { id: user._id },
        body: change,
        ifMatch: version,
      }),
    ...showingUsers,
  );
// web/src/texts/en/user-admin.ts
var messages = {
  title: 'Users Management',
  loading: 'Loading users data...',
  failed: 'Error loading users',
  again: 'Try again',
  none: 'No users found matching your criteria',
  about: (figure) => `What ${figure} means`,
  cards: {
    total: {
      label: 'Total',
      about: 'All accounts, including staff.',
    },
    vip: {
      label: 'VIP',
      about: 'Users with active premium.',
    },
    active: {
      label: 'Active',
      about: "Accounts that aren't deactivated, banned or leaving.",
    },
    online: {
      label: 'Online now',
      about: 'Users active in the last five minutes.',
    },
    verified: {
      label: 'Verified',
      about: 'Users with a confirmed email.',
    },
    engagement: {
      label: 'Engagement rate',
      about: 'Percentage of accounts that are active.',
    },
  },
  showing: (shown, total) => `Showing ${formatNumber(shown)} of ${formatNumber(total)} users`,
  showingAtLeast: (shown, total) =>
    `Showing ${formatNumber(shown)} of more than ${formatNumber(total)} users`,
  filters: {
    search: 'Search by name or email',
    searchShort: 'Name or email',
    status: 'Status',
    type: 'Type',
    joined: (month) => `Joined in ${month}`,
    clearJoined: 'Show all months',
    statuses: {
      all: 'All',
      active: 'Active',
      inactive: 'Inactive',
      online: 'Online',
      verified: 'Verified',
    },
    types: {
      all: 'All',
      vip: 'VIP',
      free: 'Free',
    },
    done: 'Show users',
    sort: 'Sort',
    orders: {
      name: {
        asc: 'A to Z',
        desc: 'Z to A',
      },
      email: {
        asc: 'A to Z',
        desc: 'Z to A',
      },
      createdAt: {
        asc: 'oldest first',
        desc: 'newest first',
      },
      lastActive: {
        asc: 'longest ago first',
        desc: 'latest first',
      },
      status: {
        asc: 'inactive first',
        desc: 'online first',
      },
      subscription: {
        asc: 'free first',
        desc: 'VIP first',
      },
    },
    limits: 'Limits',
    limitKinds: {
      all: 'All',
      reached: 'Reached in the last 30 days',
    },
    export: 'Export',
    exporting: 'Exporting...',
    exportFailed: (error) => `The export failed: ${error}`,
    exportName: 'users',
  },
  columns: {
    user: 'User',
    contact: 'Contact',
    joined: 'Join Date',
    lastActive: 'Last Active',
    status: 'Status',
    subscription: 'Subscription',
    actions: 'Actions',
  },
  columnsMenu: {
    title: 'Columns',
    about: 'Choose columns',
  },
  bulk: {
    page: 'Select all on this page',
    bar: 'Selection',
    selected: (count) => `${formatNumber(count)} selected`,
    all: (total) => `Select all ${formatNumber(total)} matching users`,
    tooMany: (most) =>
      `You can select up to ${formatNumber(most)} users individually. To select more, filter the list, then select all matching users.`,
    clear: 'Clear selection',
    export: 'Export selection',
    actions: {
      activate: 'Activate',
      deactivate: 'Deactivate',
      verify: 'Verify',
      undo: 'Undo',
    },
    undoAbout: (count) => `${formatNumber(count)} changed.`,
    titles: {
      activate: (count) => `Activate ${formatNumber(count)} users?`,
      deactivate: (count) => `Deactivate ${formatNumber(count)} users?`,
      verify: (count) => `Mark ${formatNumber(count)} users as verified?`,
    },
    abouts: {
      activate: 'They can sign in again and others can see them.',
      deactivate: "They're signed out everywhere and no one can find them.",
      verify: 'Their emails will be marked as confirmed.',
    },
    reasonAbout: 'Saved in the audit log and emailed to the members.',
    count: (count) => `Type ${formatNumber(count)} to confirm`,
    countAbout: 'This changes many people, and the other administrators will be notified.',
    progress: 'Bulk update',
    close: 'Close',
    loading: 'Loading the update...',
    failed: 'Error loading the update',
    again: 'Try again',
    working: (through, total) =>
      `${formatNumber(through)} of ${formatNumber(total)}. You can close this. The update continues.`,
    finished: (total) => `Finished: ${formatNumber(total)}.`,
    outcomesLabel: 'Outcome',
    outcomes: {
      done: 'Done',
      unchanged: 'Unchanged',
      refused: 'Refused',
    },
    everyone: 'All',
    noUsers: 'No users.',
    more: 'Show more',
    download: 'Download as CSV',
  },
  row: {
    pick: (name) => `Select ${name}`,
    unknown: 'Unknown',
    verified: 'Verified',
    unverified: 'Unverified',
    inactive: 'Inactive',
    online: 'Online',
    offline: 'Offline',
    vip: 'VIP',
    free: 'Free',
    view: (name) => `View ${name}`,
    activate: (name) => `Activate ${name}`,
    deactivate: (name) => `Deactivate ${name}`,
    ban: (name) => `Ban ${name}`,
    words: {
      view: 'View',
      activate: 'Activate',
      deactivate: 'Deactivate',
      ban: 'Ban',
    },
    actions: (name) => `Actions for ${name}`,
    joined: (day) => `Joined ${day}`,
  },
  sheet: {
    close: 'Close',
    view: 'View details',
    open: 'Open full file',
    select: 'Select',
    unselect: 'Unselect',
    activate: 'Activate',
    deactivate: 'Deactivate',
    ban: 'Ban',
  },
  modal: {
    title: 'User Details',
    email: 'Email',
    id: 'User ID',
    joined: 'Join Date',
    lastActive: 'Last Active',
    age: 'Age',
    gender: 'Gender',
    location: 'Location',
    complete: 'Profile Complete',
    bio: 'Bio',
    yes: 'Yes',
    no: 'No',
    unspecified: 'Not specified',
    noBio: 'No bio provided',
    close: 'Close',
    edit: 'Edit User',
    open: 'Open full file',
  },
  edit: {
    title: (name) => `Edit ${name}`,
    loading: 'Loading user...',
    failed: 'Error loading user',
    again: 'Try again',
    fields: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      gender: 'Gender',
      bio: 'Bio',
      city: 'City',
      country: 'Country',
      isEmailVerified: 'Email is verified',
      staffRole: 'Staff role',
    },
    emailAbout:
      "The old mailbox can undo a change for 72 hours. Until then, password resets can't be sent to the new email.",
    genderAbout: 'woman, man, nonbinary, or their own words.',
    roleAbout: 'Removing a role signs them out everywhere.',
    roles: {
      none: 'None',
      administrator: 'Administrator',
      moderator: 'Moderator',
      support: 'Support',
      analyst: 'Analyst',
    },
    yes: 'Yes',
    no: 'No',
    empty: 'empty',
    nowIs: (field, value) => `${field} is now: ${value}.`,
    stale: (changes) =>
      [
        'Someone else changed this user.',
        ...changes,
        'Your changes are still here. Save again to overwrite.',
      ].join(' '),
    check: 'Check the highlighted fields.',
    cancel: 'Cancel',
    save: 'Save',
  },
  state: {
    titles: {
      active: (name) => `Activate ${name}?`,
      deactivated: (name) => `Deactivate ${name}?`,
      banned: (name) => `Ban ${name}?`,
    },
    liftTitle: (name) => `Lift the ban on ${name}?`,
    abouts: {
      active: 'They can sign in again and others can see them.',
      deactivated: 'Signs them out everywhere and hides their profile.',
      banned: 'Signs them out everywhere and hides their profile.',
    },
    states: {
      active: 'Active',
      deactivated: 'Deactivated',
      banned: 'Banned',
      leaving: 'Leaving',
      erased: 'Erased',
    },
    now: (state, reason, until) =>
      `Now: ${state}${until ? ` until ${until}` : ''}${reason ? `. ${reason}` : ''}`,
    reason: 'Reason',
    reasonAbout:
      "Saved in the audit log and emailed to the member. They'll also see this when they sign in.",
    length: 'Duration',
    lengths: {
      1: '1 day',
      7: '7 days',
      30: '30 days',
      90: '90 days',
      date: 'Until a date',
      permanent: 'Permanently',
    },
    lastDay: 'Last day of the ban',
    banReasons: {
      harassment: 'Harassment',
      fake: 'Fake profile',
      scam: 'Scam or fraud',
      spam: 'Spam',
      explicit: 'Explicit photos',
      minor: 'Under 18',
      other: 'Other',
    },
    banMessages: {
      harassment: 'You harassed or threatened someone.',
      fake: "Your profile doesn't show who you are.",
      scam: 'You tried to get money from people.',
      spam: 'You sent spam.',
      explicit: 'You shared explicit photos.',
      minor: 'You must be at least 18 to be here.',
      other: '',
    },
    message: 'Message',
    messageAbout:
      "They'll see this when they sign in. It's also emailed and saved in the audit log.",
    verbs: {
      active: 'Activate',
      deactivated: 'Deactivate',
    },
    banPermanently: 'Ban permanently',
    banFor: (length) => `Ban for ${length}`,
    banUntil: (day) => `Ban until ${day}`,
    activate: 'Activate',
    deactivate: 'Deactivate',
    ban: 'Ban',
    changeBan: 'Change ban',
    lift: 'Lift ban',
    cancel: 'Cancel',
    done: {
      active: (name) => `${name} is active again.`,
      deactivated: (name) => `${name} is deactivated.`,
      banned: (name) => `${name} is banned.`,
    },
    undo: 'Undo',
    undone: 'Undone',
    dismiss: 'Dismiss',
    stale: (now) =>
      `Someone else changed this user. ${now} Your changes are still here. Save again to overwrite.`,
    notYours: "You don't have permission to change a user's status.",
    ownAccount: "You can't change the status of your own account.",
    colleague: "Only an administrator can change a colleague's status.",
  },
};
// web/src/features/user-admin/state/use-state-change-denial.ts
/** The reason why the signed-in member of staff may not change the state of this user; null when they may. */
function useStateChangeDenial({ _id, isAdmin }) {
  const { state: m } = messages;
  const session = useSession();
  if (!mayCall(session, changeUserStatus)) return m.notYours;
  if (session.user?._id === _id) return m.ownAccount;
  if (
    !mayOpen(session, {
      _id,
      isAdmin,
    })
  )
    return m.colleague;
  return null;
}
// web/src/features/user-admin/user/user-badges.tsx
function VerifiedBadge({ user: { isEmailVerified }, inList = false }) {
  const { row: m } = messages;
  if (!isEmailVerified)
    return /* @__PURE__ */ jsxs(StatusBadge, {
      kind: 'warning',
      children: [
        /* @__PURE__ */ jsx(IconAlertTriangle, {
          size: 13,
          stroke: 2,
          'aria-hidden': true,
        }),
        ' ',
        m.unverified,
      ],
    });
  return /* @__PURE__ */ jsxs('span', {
    className: 'inline-flex items-center gap-1 muted text-xs nowrap',
    title: inList ? m.verified : void 0,
    children: [
      /* @__PURE__ */ jsx(IconRosetteDiscountCheck, {
        className: 'color-success',
        size: 15,
        stroke: 1.75,
        'aria-hidden': true,
      }),
      ' ',
      /* @__PURE__ */ jsx('span', {
        className: inList ? 'visually-hidden' : void 0,
        children: m.verified,
      }),
    ],
  });
}
function Presence({ user }) {
  const presence = presenceOf(user);
  return /* @__PURE__ */ jsx('span', {
    className: `inline-flex items-center gap-2 nowrap ${presence_module_default.presence}`,
    'data-presence': presence,
    children: messages.row[presence],
  });
}
function Subscription({ user: { isVIP } }) {
  const { row: m } = messages;
  if (!isVIP) return m.free;
  return /* @__PURE__ */ jsxs(StatusBadge, {
    kind: 'gold',
    children: [
      /* @__PURE__ */ jsx(IconCrown, {
        size: 14,
        stroke: 2,
        'aria-hidden': true,
      }),
      ' ',
      m.vip,
    ],
  });
}
/** The values of the column Status. */
var presenceOf = ({ isActive, isOnline }) =>
  isActive ? (isOnline ? 'online' : 'offline') : 'inactive';
export {
  userTypes as _,
  messages as a,
  useExportUsers as c,
  userLists as d,
  sortOrders as f,
  userStatuses as g,
  userSorts as h,
  useStateChangeDenial as i,
  useStaffUser as l,
  userPageSizes as m,
  Subscription as n,
  useChangeState as o,
  userLimits as p,
  VerifiedBadge as r,
  useEditUser as s,
  Presence as t,
  useUsers as u,
};
