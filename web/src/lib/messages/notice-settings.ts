import type { NoticeChannel, SwitchableKind } from '@kindred/contract/notices';
import { inReadersLanguage } from './language.ts';

const kinds: Record<SwitchableKind, string> = {
  'report.reply': 'We reply to one of your reports',
  match: 'You have a new match',
  message: 'You have a new message',
  like: 'Someone likes you',
  superlike: 'Someone sends you a super like',
  'search.new-people': 'New people match one of your saved searches',
  'report.outcome': 'We decide on one of your reports',
  'photo.rejected': "One of your photos can't be shown",
  premium: 'Your premium or a payment changes',
};

const channels: Record<NoticeChannel, string> = { app: 'In the app', mail: 'Email', push: 'Push' };

const en = {
  loading: 'Loading your notification settings…',
  failed: (error: string) => `This couldn't be loaded: ${error}`,
  again: 'Try again',
  title: 'Notifications',
  about: 'Choose what we notify you about, and how.',
  kind: 'When',
  kinds,
  channels,
  by: (kind: string, channel: string) => `${kind}: ${channel}`,
  safety: 'Your password, email or access changes',
  always: 'Always',
  more: 'Push notifications and quiet hours',
  moreAbout: 'Devices, what a lock screen shows, and when nothing is sent.',
  showMore: 'Show',
};

export const messages = inReadersLanguage({ en });
