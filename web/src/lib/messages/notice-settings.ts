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
  push: {
    title: 'Push notifications',
    about: 'Push notifications reach you while this page is closed.',
    on: 'Push notifications are on for this device.',
    turnOn: 'Turn on for this device',
    turningOn: 'Turning on…',
    denied:
      "Your browser blocks notifications from this site. Allow them in your browser's settings, then try again.",
    unsupported:
      "This browser can't show push notifications. On an iPhone or iPad, add this site to your home screen first.",
    failed: "Push notifications couldn't be turned on. Check your connection and try again.",
    devices: 'Devices with push notifications',
    unknown: 'Unknown device',
    current: 'This device',
    since: (date: string) => `Since ${date}`,
    turnOff: 'Turn off',
    turnOffNamed: (device: string) => `Turn off push notifications: ${device}`,
  },
  names: 'Show names and details in push notifications',
  namesAbout:
    'Off: “You have a new notification”. On: who it is and what happened, also on your lock screen.',
  quiet: 'Quiet hours',
  quietAbout: 'Emails and push notifications wait until they are over, except about security.',
  from: 'From',
  to: 'To',
  timeZone: (zone: string) => `In the time zone ${zone}.`,
  ownZone: 'Use the time zone of this device',
};

export const messages = inReadersLanguage({ en });
