import type { NoticeAbout, NoticeContent, NoticeKind } from '@kindred/contract/notices';
import type { SecurityEvent } from '@kindred/contract/accounts/notices';
import type { Sanction, AppealOutcome } from '@kindred/contract/desk/outcomes';
import type { RejectReason } from '@kindred/contract/moderation/reject-reasons';
import type { PremiumEvent } from '@kindred/contract/premium/notices';
import type { ReportOutcome } from '@kindred/contract/reports/notices';
import type { ManyChangesAction } from '@kindred/contract/user-admin/notices';
import { formatDate, formatNumber } from '../formats.ts';
import { inReadersLanguage } from './language.ts';

const reference = ({ reportId }: { reportId: string }) => `#${reportId.slice(-6)}`;

const outcomes: Record<ReportOutcome, (about: NoticeAbout<'report.outcome'>) => string> = {
  resolved: (about) => `Your report ${reference(about)} has been resolved.`,
  closed: (about) => `Your report ${reference(about)} has been closed.`,
  rejected: (about) =>
    `We reviewed your report ${reference(about)} and found nothing against our rules.`,
};

const manyChanges: Record<ManyChangesAction, string> = {
  activate: 'activated',
  deactivate: 'deactivated',
  verify: 'marked as verified',
  ban: 'banned',
  edit: 'edited',
};

const newPeople = ({ searches }: NoticeAbout<'search.new-people'>) =>
  searches
    .map(({ name, count }) =>
      count === 1
        ? `1 new person matches “${name}”.`
        : `${formatNumber(count)} new people match “${name}”.`,
    )
    .join(' ');

const security: Record<SecurityEvent, string> = {
  'password-changed': 'Your password was changed.',
  'address-changed': 'Your email was changed.',
  'address-restored': 'Your email was changed back to the old one.',
  'second-factor': 'Your two-factor authentication changed.',
  'way-in-added': 'A way to sign in was added.',
  'way-in-removed': 'A way to sign in was removed.',
};

const premium: Record<PremiumEvent, string> = {
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
};

const people = (count: number, one: string, more: string) =>
  count === 1 ? `Someone ${one}.` : `${formatNumber(count)} people ${more}.`;

const sentences: { [K in NoticeKind]: (about: NoticeAbout<K>) => string } = {
  'report.reply': (about) => `We replied to your report ${reference(about)}.`,
  match: ({ firstName }) => `You and ${firstName} like each other. It's a match!`,
  message: ({ firstName }) => `${firstName} sent you a message.`,
  like: ({ count }) => people(count, 'likes you', 'like you'),
  superlike: ({ count }) => people(count, 'sent you a super like', 'sent you a super like'),
  'search.new-people': newPeople,
  'report.outcome': (about) => outcomes[about.status](about),
  'photo.rejected': ({ reason }) =>
    `One of your photos can't be shown: ${rejections[reason]}. Please choose another.`,
  premium: ({ event }) => premium[event],
  'incognito.ended': () => 'Incognito has ended. Your profile is paused, so no one new sees you.',
  security: ({ event }) => `${security[event]} If this wasn't you, change your password.`,
  'decision.made': ({ action }) => `${decisions[action]} We sent you an email with the reason.`,
  'reports.standing': ({ asideUntil }) =>
    asideUntil
      ? `Your new reports are on hold until ${formatDate(asideUntil)}, because earlier ones were unfounded.`
      : 'Please report only what happened. Several of your reports were unfounded.',
  'appeal.decided': ({ outcome }) => appeals[outcome],
  'team.many-changes': ({ action, count }) =>
    `A colleague changed ${formatNumber(count)} users within two hours, the latest ${manyChanges[action]}. Check the audit log.`,
};

const rejections: Record<RejectReason, string> = {
  'no-person': "we couldn't see you in it",
  'somebody-else': 'it seems to show someone else',
  nudity: 'it contains nudity',
  violence: 'it shows violence or weapons',
  minor: 'it shows a child',
  contact: 'it contains contact details or an ad',
  quality: "it's too dark, too small or too blurry",
};

const decisions: Record<Sanction, string> = {
  warn: 'Our team sent you a warning.',
  suspend: 'Your account was suspended.',
  ban: 'Your account was banned.',
  'remove-photo': 'We removed one of your photos.',
  'remove-text': 'We removed text from your profile.',
  'remove-message': 'We removed one of your messages.',
};

const appeals: Record<AppealOutcome, string> = {
  upheld: 'We looked at a decision again and kept it.',
  'partly-reversed': 'We looked at a decision again and changed part of it.',
  reversed: 'We looked at a decision again and reversed it.',
};

const en = {
  title: 'Notifications',
  loading: 'Loading your notifications…',
  failed: (error: string) => `This couldn't be loaded: ${error}`,
  again: 'Try again',
  none: 'Nothing yet',
  noneAbout: 'New activity appears here.',
  more: 'Show older notifications',
  fresh: 'New',
  sentence: <K extends NoticeKind>({ kind, about }: NoticeContent & { readonly kind: K }) =>
    (sentences[kind] as (given: typeof about) => string)(about),
  reports: 'My reports',
  choose: 'Notification settings',
};

export const messages = inReadersLanguage({ en });
