import type { NoticeChannel } from '@kindred/contract/notices/kinds';
import { noticeSettings } from '@kindred/contract/texts/es/notice-settings';
import type { messages as en } from '../en/notice-settings.ts';
import type { Translated } from '@kindred/contract/texts/translated';

const channels: Record<NoticeChannel, string> = { app: 'En la app', mail: 'Correo', push: 'Push' };

export const messages: Translated<typeof en> = {
  loading: 'Cargando tus ajustes de notificaciones…',
  failed: 'No pudimos cargarlo',
  again: 'Reintentar',
  title: 'Notificaciones',
  about: 'Elige sobre qué te avisamos, y cómo.',
  kind: 'Cuándo',
  kinds: noticeSettings,
  channels,
  by: (kind: string, channel: string) => `${kind}: ${channel}`,
  safety: 'Hay cambios en tu contraseña, correo o acceso',
  always: 'Siempre',
  more: 'Notificaciones push y horas de silencio',
  moreAbout: 'Dispositivos, qué muestra la pantalla de bloqueo y cuándo no se envía nada.',
  showMore: 'Mostrar',
};
