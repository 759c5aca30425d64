import type { messages as en } from '../en/notice-settings.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import type { NoticeChannel } from '@kindred/contract/notices/kinds';
import { noticeSettings } from '@kindred/contract/texts/pt/notice-settings';

const channels: Record<NoticeChannel, string> = { app: 'No app', mail: 'E-mail', push: 'Push' };

export const messages: Translated<typeof en> = {
  loading: 'Carregando suas configurações de notificação…',
  failed: 'Não foi possível carregar',
  again: 'Tentar de novo',
  title: 'Notificações',
  about: 'Escolha o que você quer saber e por onde.',
  kind: 'Quando',
  kinds: noticeSettings,
  channels,
  by: (kind: string, channel: string) => `${kind}: ${channel}`,
  safety: 'Sua senha, seu e-mail ou seu acesso muda',
  always: 'Sempre',
  more: 'Notificações push e horário de silêncio',
  moreAbout: 'Dispositivos, o que a tela de bloqueio mostra e quando nada é enviado.',
  showMore: 'Mostrar',
};
