import type { messages as en } from '../en/lists.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';

/** Texts that several screens of the back office share. */
export const messages: Translated<typeof en> = {
  paging: {
    label: 'Páginas',
    previous: 'Página anterior',
    next: 'Próxima página',
    page: (from: number, until: number, pages: number) =>
      from === until
        ? `Página ${formatNumber(from)} de ${formatNumber(pages)}`
        : `Páginas ${formatNumber(from)} a ${formatNumber(until)} de ${formatNumber(pages)}`,
    goTo: 'Ir para a página',
    size: 'Linhas por página',
  },
  views: {
    title: 'Listas',
    loading: 'Carregando listas…',
    failed: 'Erro ao carregar as listas',
    again: 'Tentar de novo',
    none: 'Nenhuma lista salva ainda.',
    builtIn: 'para toda a equipe',
    private: 'só você',
    shared: 'compartilhada com a equipe',
    by: (name: string) => `de ${name}`,
    rename: 'Renomear',
    renameOf: (name: string) => `Novo nome para ${name}`,
    share: 'Compartilhar',
    unshare: 'Parar de compartilhar',
    delete: 'Excluir',
    cancel: 'Cancelar',
    name: 'Nome da lista',
    saveThis: 'Salvar esta lista',
    nameAbout: 'Guarda os filtros, a ordem e as colunas.',
    shareNew: 'Compartilhar com a equipe',
    save: 'Salvar lista',
  },
  filters: { title: 'Filtros', close: 'Fechar' },
  since: (date: string) => `Desde ${date}`,
  clearSince: (date: string) => `Desde ${date}: mostrar qualquer data`,
  searchButton: 'Buscar',
  clearFilters: 'Limpar filtros',
  clearSearch: 'Limpar busca',
};
