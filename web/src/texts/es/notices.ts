import type { messages as en } from '../en/notices.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  title: 'Notificaciones',
  loading: 'Cargando tus notificaciones…',
  failed: 'No pudimos cargarlo',
  again: 'Reintentar',
  none: 'Todavía no hay nada',
  noneAbout: 'Las novedades aparecen aquí.',
  more: 'Mostrar notificaciones anteriores',
  fresh: 'Nuevas',
  reports: 'Mis reportes',
  choose: 'Ajustes de notificaciones',
  reach: 'Cómo te avisamos',
  ways: { app: 'App', mail: 'Correo', push: 'Push', none: 'No' },
  quote: (text: string) => `“${text}”`,
  days: { today: 'Hoy', yesterday: 'Ayer', week: 'Esta semana', earlier: 'Antes' },
  justNow: 'Ahora mismo',
  minutesAgo: (minutes: number) => `Hace ${minutes}\u00a0min`,
  hoursAgo: (hours: number) => `Hace ${hours}\u00a0h`,
};
