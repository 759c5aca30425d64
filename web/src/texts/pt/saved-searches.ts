// Made from texts/pt/saved-searches.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Buscas salvas",
loading: "Carregando suas buscas…",
failed: "Não foi possível carregar",
again: "Tentar de novo",
close: "Fechar",
cancel: "Cancelar",
button: ({ count }: { count: number }) => `${count === 0 ? `Buscas salvas` : `Buscas salvas (${count})`}`,
none: "Nenhuma busca salva ainda",
noneAbout: "Defina filtros e salve aqui. Podemos avisar quando novas pessoas combinarem com eles.",
list: "Suas buscas salvas",
open: ({ name }: { name: string | number }) => `Mostrar pessoas de ${name}`,
alerts: ({ name }: { name: string | number }) => `Alertas de ${name}`,
rename: ({ name }: { name: string | number }) => `Renomear ${name}`,
newName: ({ name }: { name: string | number }) => `Novo nome para ${name}`,
saveName: "Salvar nome",
delete: ({ name }: { name: string | number }) => `Excluir ${name}`,
alertsOn: "Com alertas",
alertsOff: "Sem alertas",
locked: "Precisa do premium: tem filtros que seu plano não inclui mais. Não envia alertas.",
saveTitle: "Salvar esta busca",
saveAbout: "Guarda os filtros e a ordem que você vê agora. Você pode salvar até 10.",
name: "Nome",
notifyMe: "Avisar sobre novas pessoas, no máximo uma vez por dia",
save: "Salvar busca",
};
