import type { NoticeChannel } from '@kindred/contract/notices/kinds';
import { noticeSettings } from '@kindred/contract/texts/fr/notice-settings';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/notice-settings.ts';

const channels: Record<NoticeChannel, string> = {
  app: 'Dans l’appli',
  mail: 'E-mail',
  push: 'Push',
};

export const messages: Translated<typeof en> = {
  loading: 'Chargement de tes réglages de notifications…',
  failed: 'Impossible de charger cette page',
  again: 'Réessayer',
  title: 'Notifications',
  about: 'Choisis de quoi nous te prévenons, et comment.',
  kind: 'Quand',
  kinds: noticeSettings,
  channels,
  by: (kind: string, channel: string) => `${kind} : ${channel}`,
  safety: 'Ton mot de passe, ton e-mail ou ton accès change',
  always: 'Toujours',
  more: 'Notifications push et heures calmes',
  moreAbout: 'Appareils, écran verrouillé, et quand rien n’est envoyé.',
  showMore: 'Afficher',
};
