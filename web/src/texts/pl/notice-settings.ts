import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/notice-settings.ts';
import type { NoticeChannel } from '@kindred/contract/notices/kinds';
import { noticeSettings } from '@kindred/contract/texts/pl/notice-settings';

const channels: Record<NoticeChannel, string> = {
  app: 'W aplikacji',
  mail: 'E-mail',
  push: 'Push',
};

export const messages: Translated<typeof en> = {
  loading: 'Wczytywanie ustawień powiadomień…',
  failed: 'Nie udało się tego wczytać',
  again: 'Spróbuj ponownie',
  title: 'Powiadomienia',
  about: 'Wybierz, o czym i jak mamy cię powiadamiać.',
  kind: 'Kiedy',
  kinds: noticeSettings,
  channels,
  by: (kind: string, channel: string) => `${kind}: ${channel}`,
  safety: 'Zmiana hasła, adresu e-mail lub dostępu',
  always: 'Zawsze',
  more: 'Powiadomienia push i godziny ciszy',
  moreAbout: 'Urządzenia, zawartość ekranu blokady i pory, w których nic nie wysyłamy.',
  showMore: 'Pokaż',
};
