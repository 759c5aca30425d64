// Made from texts/pt/own-pages.json. Change it there.
// @ts-nocheck

export const messages = {
loading: "Carregando a página…",
failed: "Não foi possível carregar a página",
again: "Tentar de novo",
missing: "Esta página não existe",
missingText: "Talvez o endereço tenha um erro, ou a página foi removida.",
home: "Ir para a página inicial",
bindingFrom: ({ day }: { day: string | number }) => `Os membros aceitam esta página. Esta versão vale a partir de ${day}.`,
bindingSince: ({ day }: { day: string | number }) => `Os membros aceitam esta página. Esta versão vale desde ${day}.`,
};
