import type { messages as en } from '../en/notices.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  title: 'Notificações',
  loading: 'Carregando suas notificações…',
  failed: 'Não foi possível carregar',
  again: 'Tentar de novo',
  none: 'Nada ainda',
  noneAbout: 'As novidades aparecem aqui.',
  more: 'Mostrar notificações anteriores',
  fresh: 'Nova',
  reports: 'Minhas denúncias',
  choose: 'Configurações de notificação',
  reach: 'Como avisamos você',
  ways: { app: 'App', mail: 'E-mail', push: 'Push', none: 'Não' },
  quote: (text: string) => `“${text}”`,
  days: { today: 'Hoje', yesterday: 'Ontem', week: 'Esta semana', earlier: 'Antes' },
  justNow: 'Agora há pouco',
  minutesAgo: (minutes: number) => `há ${minutes} min`,
  hoursAgo: (hours: number) => `há ${hours} h`,
};
