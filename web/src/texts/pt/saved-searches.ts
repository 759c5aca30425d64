import type { messages as en } from '../en/saved-searches.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  title: 'Buscas salvas',
  loading: 'Carregando suas buscas…',
  failed: 'Não foi possível carregar',
  again: 'Tentar de novo',
  close: 'Fechar',
  cancel: 'Cancelar',
  button: (count: number) => (count > 0 ? `Buscas salvas (${count})` : 'Buscas salvas'),
  none: 'Nenhuma busca salva ainda',
  noneAbout:
    'Defina filtros e salve aqui. Podemos avisar quando novas pessoas combinarem com eles.',
  list: 'Suas buscas salvas',
  open: (name: string) => `Mostrar pessoas de ${name}`,
  alerts: (name: string) => `Alertas de ${name}`,
  rename: (name: string) => `Renomear ${name}`,
  newName: (name: string) => `Novo nome para ${name}`,
  saveName: 'Salvar nome',
  delete: (name: string) => `Excluir ${name}`,
  alertsOn: 'Com alertas',
  alertsOff: 'Sem alertas',
  locked: 'Precisa do premium: tem filtros que seu plano não inclui mais. Não envia alertas.',
  saveTitle: 'Salvar esta busca',
  saveAbout: 'Guarda os filtros e a ordem que você vê agora. Você pode salvar até 10.',
  name: 'Nome',
  notifyMe: 'Avisar sobre novas pessoas, no máximo uma vez por dia',
  save: 'Salvar busca',
};
