// Made from texts/pt/no-cases.json. Change it there.
// @ts-nocheck

export const messages = {
none: "Tudo em dia",
noneAbout: "Novos casos aparecem aqui automaticamente.",
noneMatching: "Nenhum caso com estes filtros",
clear: "Limpar filtros",
};
