import type {
  NoticeAbout,
  NoticeChannel,
  NoticeContent,
  NoticeKind,
  SwitchableKind,
} from '@kindred/contract/notices';
import type { RejectReason } from '@kindred/contract/moderation/reject-reasons';
import type { ReportOutcome } from '@kindred/contract/reports/notices';
import type { ManyChangesAction } from '@kindred/contract/user-admin/notices';
import { formatNumber } from '../formats.ts';
import { inReadersLanguage } from './language.ts';

const reference = ({ reportId }: { reportId: string }) => `#${reportId.slice(-6)}`;

const outcomes: Record<ReportOutcome, (about: NoticeAbout<'report.outcome'>) => string> = {
  resolved: (about) => `Your report ${reference(about)} is resolved.`,
  closed: (about) => `Your report ${reference(about)} is closed.`,
  rejected: (about) => `We found nothing against our rules in your report ${reference(about)}.`,
};

const manyChanges: Record<ManyChangesAction, string> = {
  activate: 'activated',
  deactivate: 'deactivated',
  verify: 'marked as verified',
  ban: 'banned',
};

const sentences: { [K in NoticeKind]: (about: NoticeAbout<K>) => string } = {
  'report.reply': (about) => `We have answered your report ${reference(about)}.`,
  'report.outcome': (about) => outcomes[about.status](about),
  'photo.rejected': ({ reason }) =>
    `A photo of yours cannot be shown: ${rejections[reason]}. Please choose another one.`,
  'team.many-changes': ({ action, count }) =>
    `A colleague has changed ${formatNumber(count)} users within two hours, the last ones ${manyChanges[action]}. Check the audit log.`,
};

const rejections: Record<RejectReason, string> = {
  'no-person': 'we could not find you on it',
  'somebody-else': 'it seems to show somebody else',
  nudity: 'it shows more skin than photos here may',
  violence: 'it shows violence or weapons',
  minor: 'it shows a child',
  contact: 'there is an address, a number or an advertisement on it',
  quality: 'it is too dark, too small or too blurred to see you',
};

const kinds: Record<SwitchableKind, string> = {
  'report.reply': 'We answer a report of yours',
  'report.outcome': 'We decide on a report of yours',
  'photo.rejected': 'A photo of yours cannot be shown',
};

const channels: Record<NoticeChannel, string> = { app: 'In the app', mail: 'Mail' };

const en = {
  title: 'Notices',
  loading: 'Loading your notices…',
  failed: (error: string) => `This could not be loaded: ${error}`,
  again: 'Try again',
  offline: 'You are offline. Your notices come as soon as you are back.',
  none: 'Nothing yet',
  noneAbout: 'What happens while you are away is told here.',
  more: 'Show older notices',
  fresh: 'New',
  sentence: <K extends NoticeKind>({ kind, about }: NoticeContent & { readonly kind: K }) =>
    (sentences[kind] as (given: typeof about) => string)(about),
  reports: 'My reports',
  choose: 'Choose what you are told',
  settings: {
    title: 'Notifications',
    about: 'What we tell you, and how.',
    kind: 'When',
    kinds,
    channels,
    by: (kind: string, channel: string) => `${kind}: ${channel}`,
    safety: 'Your password, address or access changes',
    always: 'Always',
    never: 'Not told',
  },
  stop: {
    title: 'Stop mails like the one you came from?',
    about: (email: string) =>
      `For the account of ${email}. All other emails come as before. You can switch these on again in your settings.`,
    reading: 'Opening your link…',
    button: 'Stop these mails',
    working: 'Stopping…',
    done: 'These mails have stopped',
    doneAbout: 'No more of this kind will be sent to you. All other mails come as before.',
    incomplete:
      'This link is incomplete. Open the one in the mail again, or use the switches in your settings.',
    settings: 'To your settings',
  },
};

export const messages = inReadersLanguage({ en });
