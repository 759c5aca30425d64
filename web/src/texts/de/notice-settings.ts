import type { NoticeChannel } from '@kindred/contract/notices/kinds';
import { noticeSettings } from '@kindred/contract/texts/de/notice-settings';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/notice-settings.ts';

const channels: Record<NoticeChannel, string> = { app: 'In der App', mail: 'E-Mail', push: 'Push' };

export const messages: Translated<typeof en> = {
  loading: 'Deine Einstellungen für Benachrichtigungen werden geladen …',
  failed: 'Das konnte nicht geladen werden',
  again: 'Neu laden',
  title: 'Benachrichtigungen',
  about: 'Wähle, worüber wir dich benachrichtigen und wie.',
  kind: 'Wann',
  kinds: noticeSettings,
  channels,
  by: (kind: string, channel: string) => `${kind}: ${channel}`,
  safety: 'Dein Passwort, deine E-Mail-Adresse oder dein Zugang ändert sich',
  always: 'Immer',
  more: 'Push-Mitteilungen und Ruhezeit',
  moreAbout: 'Geräte, was der Sperrbildschirm zeigt und wann nichts gesendet wird.',
  showMore: 'Anzeigen',
};
