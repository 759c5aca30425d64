import { t as bulkActions } from './bulk-actions-DPtEC9YT.js';
import { t as rejectTexts } from './reject-reasons-Ct0h3DW3.js';
import { t as sanctionTexts } from './sanctions-DPLdq_XZ.js';
import 'typebox';
// contract/src/notices/kinds.ts
var noticeChannels = ['app', 'mail', 'push'];
/** The kinds of one area. */
var noticeKindsOf = (kinds) => kinds;
// contract/src/accounts/notices.ts
var accountNotices = /* @__PURE__ */ noticeKindsOf({
  /** The mail about it is sent immediately, whatever the settings. */
  security: {
    about: {},
    channels: {
      app: 'always',
      mail: 'always',
      push: 'always',
    },
    mailedBy: 'area',
    page: '/settings',
    anchor: null,
    icon: 'shield',
  },
});
// contract/src/chat/notices.ts
var chatNotices = /* @__PURE__ */ noticeKindsOf({
  /** One for each person with unread messages. */
  message: {
    about: {},
    channels: {
      app: true,
      mail: true,
      push: true,
    },
    mailedBy: 'settings',
    page: '/matches',
    anchor: 'memberId',
    icon: 'message',
    isAboutPeople: true,
    gathered: true,
    showsLine: true,
    latest: true,
    mailAfter: 10,
  },
});
// contract/src/desk/notices.ts
/** The law requires these notices, so no one can turn them off. */
var channels$2 = {
  app: 'always',
  mail: 'always',
  push: 'always',
};
var statementPage = {
  page: '/statement',
  anchor: 'link',
  icon: 'scale',
};
var deskNotices = /* @__PURE__ */ noticeKindsOf({
  /** To the subject of a decision. The mail is sent also to members who can no longer sign in. */
  'decision.made': {
    about: {},
    channels: channels$2,
    mailedBy: 'area',
    ...statementPage,
  },
  'appeal.decided': {
    about: {},
    channels: channels$2,
    mailedBy: 'area',
    ...statementPage,
  },
  'reports.standing': {
    about: {},
    channels: channels$2,
    mailedBy: 'settings',
    page: '/my-reports',
    anchor: null,
    icon: 'flag',
  },
});
var photoReviewNotices = /* @__PURE__ */ noticeKindsOf({
  'photo.rejected': {
    about: {},
    channels: {
      app: true,
      mail: true,
      push: true,
    },
    mailedBy: 'settings',
    page: '/profile',
    anchor: null,
    icon: 'photo',
  },
});
// contract/src/fraud-warnings/notices.ts
/** They guard people's money, so no one can turn them off. The mail is sent immediately, also in quiet hours. */
var warning = {
  channels: {
    app: 'always',
    mail: 'always',
    push: 'always',
  },
  mailedBy: 'area',
  page: '/fraud-warnings',
  anchor: null,
  icon: 'shield',
};
var fraudWarningNotices = /* @__PURE__ */ noticeKindsOf({
  'fraud.warned': {
    about: {},
    ...warning,
  },
  'fraud.withdrawn': {
    about: {},
    ...warning,
  },
});
// contract/src/likes/notices.ts
var likeNotices = /* @__PURE__ */ noticeKindsOf({
  match: {
    about: {},
    channels: {
      app: true,
      mail: true,
      push: true,
    },
    mailedBy: 'settings',
    page: '/matches',
    anchor: 'memberId',
    icon: 'hearts',
    isAboutPeople: true,
    gathered: true,
  },
  /** Names no one, and does not change when a like is undone: the number of likes grows with it. */
  like: {
    about: {},
    channels: {
      app: true,
      mail: false,
      push: true,
    },
    mailedBy: 'settings',
    page: '/likes',
    anchor: null,
    icon: 'heart',
    isAboutPeople: true,
    gathered: true,
  },
  /** A super like is meant to be known. */
  superlike: {
    about: {},
    channels: {
      app: true,
      mail: true,
      push: true,
    },
    mailedBy: 'settings',
    page: '/likes',
    anchor: 'memberId',
    icon: 'star',
    isAboutPeople: true,
    gathered: true,
  },
});
// contract/src/premium/notices.ts
var premiumNotices = /* @__PURE__ */ noticeKindsOf({
  /** The mail about it says what was paid and cannot be turned off. */
  premium: {
    about: {},
    channels: {
      app: true,
      mail: 'always',
      push: true,
    },
    mailedBy: 'area',
    page: '/premium',
    anchor: null,
    icon: 'crown',
  },
  /** No one can turn it off, as the member has to choose whether others see them again. */
  'incognito.ended': {
    about: {},
    channels: {
      app: 'always',
      mail: 'always',
      push: 'always',
    },
    mailedBy: 'settings',
    page: '/settings',
    anchor: null,
    icon: 'bell',
  },
});
// contract/src/reports/notices.ts
var channels$1 = {
  app: true,
  mail: true,
  push: true,
};
var reportPage = {
  page: '/my-reports',
  anchor: 'reportId',
  icon: 'flag',
};
var reportNotices = /* @__PURE__ */ noticeKindsOf({
  'report.reply': {
    about: {},
    channels: channels$1,
    mailedBy: 'settings',
    ...reportPage,
  },
  'report.outcome': {
    about: {},
    channels: {
      ...channels$1,
      mail: 'always',
    },
    mailedBy: 'area',
    ...reportPage,
  },
});
// contract/src/saved-searches/notices.ts
var searchNotices = /* @__PURE__ */ noticeKindsOf({
  'search.new-people': {
    about: {},
    channels: {
      app: true,
      mail: true,
      push: true,
    },
    mailedBy: 'settings',
    page: '/browse',
    anchor: 'searchId',
    icon: 'search',
    gathered: true,
  },
});
[...bulkActions];
var userAdminNotices = /* @__PURE__ */ noticeKindsOf({
  /** To the other administrators. Only the audit log says who it was. */
  'team.many-changes': {
    about: {},
    channels: {
      app: 'always',
      mail: 'always',
      push: 'always',
    },
    mailedBy: 'settings',
    page: '/audit',
    anchor: null,
    icon: 'bell',
    role: 'administrator',
  },
});
// contract/src/notices/all-kinds.ts
/** Every kind of notice. A new area adds its kinds here. */
var noticeKinds = {
  ...likeNotices,
  ...chatNotices,
  ...searchNotices,
  ...reportNotices,
  ...photoReviewNotices,
  ...premiumNotices,
  ...accountNotices,
  ...userAdminNotices,
  ...deskNotices,
  ...fraudWarningNotices,
};
var noticeKindNames = /* @__PURE__ */ Object.keys(noticeKinds);
/** How a kind is sent. */
var noticeKind = (kind) => noticeKinds[kind];
var isSwitchable = (kind, channel) => noticeKind(kind).channels[channel] !== 'always';
var switchableKinds = /* @__PURE__ */ noticeKindNames.filter((kind) =>
  noticeChannels.some((channel) => isSwitchable(kind, channel)),
);
// contract/src/texts/en/notices/chat.ts
var sentences$5 = {
  message: ({ firstName, count }, { number }) =>
    count ? `${firstName} sent you ${number(count)} messages.` : `${firstName} sent you a message.`,
};
var settings$5 = { message: 'You have a new message' };
// contract/src/texts/en/notices/desk.ts
var appeals = {
  upheld: 'We looked at a decision again and kept it.',
  'partly-reversed': 'We looked at a decision again and changed part of it.',
  reversed: 'We looked at a decision again and reversed it.',
};
var sentences$4 = {
  'photo.rejected': ({ reason }) =>
    `One of your photos can't be shown: ${rejectTexts[reason].notice}. Please choose another.`,
  'decision.made': ({ action }) =>
    `${sanctionTexts[action].notice} We sent you an email with the reason.`,
  'appeal.decided': ({ outcome }) => appeals[outcome],
  'reports.standing': ({ asideUntil }, { date }) =>
    asideUntil
      ? `Your new reports are on hold until ${date(asideUntil)}, because earlier ones were unfounded.`
      : 'Please report only what happened. Several of your reports were unfounded.',
};
var settings$4 = { 'photo.rejected': "One of your photos can't be shown" };
// contract/src/texts/en/notices/likes.ts
var people = (count, one, more, format) =>
  count === 1 ? `Someone ${one}` : `${format(count)} people ${more}`;
var liked = (count, format = String) => people(count, 'likes you', 'like you', format);
/** Of the people who like the member. */
function wrote(notes, count, format = String) {
  if (notes === void 0) return '';
  if (count === 1) return ' They read your profile and wrote to you.';
  return notes === 1 ? ' One of them wrote to you.' : ` ${format(notes)} of them wrote to you.`;
}
var sentences$3 = {
  match: ({ firstName }) => `You matched with ${firstName}.`,
  like: ({ count, notes }, { number }) => `${liked(count, number)}.${wrote(notes, count, number)}`,
  superlike: ({ firstName }) => `${firstName} sent you a super like.`,
};
var settings$3 = {
  match: 'You have a new match',
  like: 'Someone likes you',
  superlike: 'Someone sends you a super like',
};
// contract/src/texts/en/notices/premium.ts
var events = {
  started: 'You have premium.',
  'payment-failed': "Your payment didn't go through. Please update your card.",
  unpaid: "Your premium has ended because it wasn't paid.",
  'trial-ending': 'Your free trial ends soon.',
  'trial-paid': 'Your free trial has ended, and your plan has started.',
  'plan-changes': 'Your premium plan changes when the paid time ends. You can still keep it.',
  'plan-changed': 'Your premium plan was changed.',
  canceled: "Your premium won't renew. You keep it until the end of the time you have.",
  'renews-again': 'Your premium renews again.',
  refunded: 'A refund is on its way back to your card.',
  'refund-failed': "A refund didn't arrive at your card. Our email says what you can do.",
  ended: 'Your premium has ended. You can get it again anytime.',
  'subscription-ended':
    'Your subscription has ended. You still have the premium that our team gave you.',
  withdrawn: 'You withdrew from your contract. The receipt is in your email.',
  reminder: 'Your premium renews automatically until you cancel. Our email says what it costs.',
};
var sentences$2 = {
  premium: ({ event }) => events[event],
  'incognito.ended': () => 'Incognito has ended. Your profile is paused, so no one new sees you.',
};
var settings$2 = { premium: 'Your premium or a payment changes' };
// contract/src/texts/en/notices/reports.ts
var referenceOf = (reportId) => `#${reportId.slice(-6)}`;
var outcomes = {
  resolved: (reference) => `Your report ${reference} has been resolved.`,
  closed: (reference) => `Your report ${reference} has been closed.`,
  rejected: (reference) =>
    `We reviewed your report ${reference} and found nothing against our rules.`,
};
var sentences$1 = {
  'report.reply': ({ reportId }) => `We replied to your report ${referenceOf(reportId)}.`,
  'report.outcome': ({ reportId, status }) => outcomes[status](referenceOf(reportId)),
};
var settings$1 = {
  'report.reply': 'We reply to one of your reports',
  'report.outcome': 'We decide on one of your reports',
};
// contract/src/texts/en/notices/saved-searches.ts
var sentences = {
  'search.new-people': ({ searches }, { number }) =>
    searches
      .map(({ name, count }) =>
        count === 1
          ? `1 new person matches “${name}”.`
          : `${number(count)} new people match “${name}”.`,
      )
      .join(' '),
};
var settings = { 'search.new-people': 'New people match one of your saved searches' };
var messages = {
  loading: 'Loading your notification settings…',
  failed: "This couldn't be loaded",
  again: 'Try again',
  title: 'Notifications',
  about: 'Choose what we notify you about, and how.',
  kind: 'When',
  kinds: {
    ...settings$5,
    ...settings$3,
    ...settings$4,
    ...settings$2,
    ...settings$1,
    ...settings,
  },
  channels: {
    app: 'In the app',
    mail: 'Email',
    push: 'Push',
  },
  by: (kind, channel) => `${kind}: ${channel}`,
  safety: 'Your password, email or access changes',
  always: 'Always',
  more: 'Push notifications and quiet hours',
  moreAbout: 'Devices, what a lock screen shows, and when nothing is sent.',
  showMore: 'Show',
};
export {
  sentences$3 as a,
  isSwitchable as c,
  switchableKinds as d,
  noticeChannels as f,
  sentences$2 as i,
  noticeKind as l,
  sentences as n,
  sentences$4 as o,
  sentences$1 as r,
  sentences$5 as s,
  messages as t,
  noticeKinds as u,
};
