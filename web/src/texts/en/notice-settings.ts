import type { NoticeChannel } from '@kindred/contract/notices/kinds';
import { noticeSettings } from '@kindred/contract/texts/en/notice-settings';

const channels: Record<NoticeChannel, string> = { app: 'In the app', mail: 'Email', push: 'Push' };

export const messages = {
  loading: 'Loading your notification settings…',
  failed: "This couldn't be loaded",
  again: 'Try again',
  title: 'Notifications',
  about: 'Choose what we notify you about, and how.',
  kind: 'When',
  kinds: noticeSettings,
  channels,
  by: (kind: string, channel: string) => `${kind}: ${channel}`,
  safety: 'Your password, email or access changes',
  always: 'Always',
  more: 'Push notifications and quiet hours',
  moreAbout: 'Devices, what a lock screen shows, and when nothing is sent.',
  showMore: 'Show',
};
