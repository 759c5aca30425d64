// Made from texts/pt/lists.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages = {
paging: {
label: "Páginas",
previous: "Página anterior",
next: "Próxima página",
goTo: "Ir para a página",
size: "Linhas por página",
page: ({ page, pages }: { page: number; pages: number }) => `Página ${formatNumber(page)} de ${formatNumber(pages)}`,
pages: ({ from, until, pages }: { from: number; until: number; pages: number }) => `Páginas ${formatNumber(from)} a ${formatNumber(until)} de ${formatNumber(pages)}`,
},
views: {
title: "Listas",
loading: "Carregando listas…",
failed: "Erro ao carregar as listas",
again: "Tentar de novo",
none: "Nenhuma lista salva ainda.",
builtIn: "para toda a equipe",
private: "só você",
shared: "compartilhada com a equipe",
by: ({ name }: { name: string | number }) => `de ${name}`,
rename: "Renomear",
renameOf: ({ name }: { name: string | number }) => `Novo nome para ${name}`,
share: "Compartilhar",
unshare: "Parar de compartilhar",
delete: "Excluir",
cancel: "Cancelar",
name: "Nome da lista",
saveThis: "Salvar esta lista",
nameAbout: "Guarda os filtros, a ordem e as colunas.",
shareNew: "Compartilhar com a equipe",
save: "Salvar lista",
},
filters: {
title: "Filtros",
close: "Fechar",
},
since: ({ date }: { date: string | number }) => `Desde ${date}`,
clearSince: ({ date }: { date: string | number }) => `Desde ${date}: mostrar qualquer data`,
searchButton: "Buscar",
clearFilters: "Limpar filtros",
clearSearch: "Limpar busca",
};
