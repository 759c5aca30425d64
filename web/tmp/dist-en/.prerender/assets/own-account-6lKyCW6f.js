import { d as ownProfile, p as hasStatus, t as session } from './session-qxZvcB-b.js';
import { t as call } from './call-DKXJHjxq.js';
import { o as queryOf, s as useChange, t as fetchData } from './query-AAxsCU1Q.js';
import {
  a as endOtherSessions,
  c as listSessions,
  i as deactivate,
  n as changePassword,
  o as endSession,
  r as confirmEmailChange,
  t as changeEmail,
} from './credentials-D4FvgtBE.js';
import { useMutation, useQuery } from '@tanstack/react-query';
// web/src/api/accounts/credentials.ts
var useChangePassword = () =>
  useChange(async (body) => session.renew(await fetchData(changePassword, { body })), listSessions);
/** Returns whether a code was also sent to the current address. */
var useChangeEmail = () =>
  useMutation({ mutationFn: async (body) => (await fetchData(changeEmail, { body })).presentCode });
var useConfirmEmailChange = () =>
  useChange(
    async (body) =>
      session.keepUser((await fetchData(confirmEmailChange, { body })).user, {
        requiresVerification: false,
      }),
    ownProfile,
  );
var useSessions = () =>
  useQuery({
    ...queryOf(listSessions),
    select: ({ sessions }) => sessions,
  });
var useEndSession = () =>
  useChange(
    (id) =>
      call(endSession, { params: { id } }).catch((error) => {
        if (!hasStatus(error, 404)) throw error;
      }),
    listSessions,
  );
var useEndOtherSessions = () => useChange(() => call(endOtherSessions), listSessions);
var useDeactivate = () =>
  useMutation({
    mutationFn: async (body) => {
      await call(deactivate, { body });
      await session.logout();
    },
  });
// web/src/texts/en/own-account.ts
var messages = {
  loading: 'Loading…',
  failed: "This couldn't be loaded",
  again: 'Try again',
  working: 'One moment…',
  showPassword: 'Show password',
  staff: {
    title: 'Your account',
    groups: {
      account: 'Account',
      signIn: 'Sign-in',
      devices: 'Devices',
      appearance: 'Appearance',
    },
    scheme: 'Theme',
    schemeAbout: 'Light, dark, or match your device. Saved in this browser.',
    blur: 'Blur reported photos',
    blurAbout:
      'In critical and high cases, until you press V or the photo. Photos that may show a child are always hidden. Saved in this browser.',
  },
  name: {
    title: 'Name',
    about: (name) => `${name}. The team sees it, and the audit log keeps it.`,
    open: 'Change name',
    first: 'First name',
    last: 'Last name (optional)',
    submit: 'Save name',
    cancel: 'Cancel',
    done: 'Your name was changed.',
  },
  password: {
    title: 'Password',
    about: "Changing it signs you out everywhere else. We'll email you to confirm.",
    open: 'Change password',
    present: 'Current password',
    fresh: 'New password',
    rules: 'Use at least 8 characters. A few random words work best.',
    submit: 'Save password',
    cancel: 'Cancel',
    done: "Your password was changed. You're signed out everywhere else.",
  },
  address: {
    title: 'Email',
    about: (email) => `You sign in with ${email}. Other members never see it.`,
    aboutTeam: (email) => `You sign in with ${email}. The team sees it.`,
    open: 'Change email',
    fresh: 'New email',
    password: 'Your password',
    submit: 'Send codes',
    cancel: 'Cancel',
    sent: (present, fresh) =>
      `Check your inboxes: we sent one code to ${present} and another to ${fresh}. They work for ten minutes.`,
    sentFresh: (fresh) => `Check your inbox: we sent a code to ${fresh}. It works for ten minutes.`,
    presentCode: 'Code sent to your current email',
    freshCode: 'Code sent to your new email',
    confirm: 'Confirm new email',
    restart: 'Send new codes',
    done: (email) => `You now sign in with ${email}.`,
  },
  signInMethods: {
    title: 'Sign-in methods',
    about:
      "If you don't recognize one of these, remove it. We'll email you whenever one is added or removed.",
    names: {
      password: 'Password',
      google: 'Google',
      facebook: 'Facebook',
    },
    since: (date) => `Added ${date}`,
    only: (method) =>
      `Your only way to sign in is ${
        {
          password: 'your password',
          google: 'Google',
          facebook: 'Facebook',
        }[method]
      }.`,
    add: (name) => `Add ${name}`,
    remove: 'Remove',
    removeNamed: (name) => `Remove: ${name}`,
    dialog: (name) => `Remove ${name}?`,
    why: (name) =>
      `You'll no longer be able to sign in with ${name}. All other devices are signed out.`,
    cancel: 'Cancel',
    submit: 'Remove',
    removed: (name) => `You can no longer sign in with ${name}.`,
  },
  sessions: {
    title: 'Devices',
    about: "If you don't recognize one of these, sign it out and change your password.",
    unknown: 'Unknown device',
    current: 'This device',
    used: (when, where) => (where ? `Last used ${when}, from ${where}` : `Last used ${when}`),
    end: 'Sign out',
    endNamed: (device, when) => `Sign out: ${device}, last used ${when}`,
    endOthers: 'Sign out everywhere else',
    alone: "You're not signed in anywhere else.",
    ended: 'Device signed out.',
    endedOthers: "You're signed out everywhere else.",
  },
  pause: {
    title: 'Take a break',
    about:
      'You can close your account for a while. No one can see you until you return, and nothing is lost.',
    open: 'Take a break',
    dialog: 'Take a break?',
    points: [
      "Your profile and photos are hidden right away, and you're signed out everywhere.",
      'We keep everything for as long as you like.',
      'To return, sign in with your password and choose “Reopen my account”.',
    ],
    password: 'Your password',
    missing: 'Enter your password to confirm.',
    cancel: 'Cancel',
    submit: 'Close my account',
  },
};
export {
  useDeactivate as a,
  useSessions as c,
  useConfirmEmailChange as i,
  useChangeEmail as n,
  useEndOtherSessions as o,
  useChangePassword as r,
  useEndSession as s,
  messages as t,
};
