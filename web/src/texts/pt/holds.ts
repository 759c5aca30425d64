// Made from texts/pt/holds.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Contas retidas",
about: "Regras retiveram as primeiras mensagens destas contas. Decida pelas razões e pelos números. Ninguém da equipe lê as mensagens.",
keys: "Teclas: R libera a conta e entrega as mensagens, C abre um caso, J e K movem.",
loading: "Carregando contas retidas...",
failed: "Não foi possível carregar as contas",
again: "Tentar de novo",
none: "Nenhuma conta está retida.",
more: "Mostrar mais",
unnamed: "Ainda sem nome",
reasons: "Razões",
release: "Liberar",
openCase: "Abrir um caso",
seeCase: "Ver o caso. As mensagens esperam a decisão.",
cancel: "Cancelar",
caseTitle: "Abrir um caso sobre esta conta",
caseAbout: "Na moderação a pessoa pode ser sancionada, com razões e recurso. Até lá, as primeiras mensagens esperam.",
caseReason: "O que há de errado?",
since: ({ held, joined }: { held: string | number; joined: string | number }) => `Retida desde ${held}, membro desde ${joined}`,
reason: ({ rule, people, points }: { rule: string | number; people: number; points: string | number }) => `${rule}: com ${people === 1 ? `1 pessoa` : `${people} pessoas`}, ${points} pontos`,
figures: ({ points, people, waiting, reports }: { points: string | number; people: string | number; waiting: string | number; reports: string | number }) => `${points} pontos. Escreveu a ${people} pessoas novas numa semana, ${waiting} mensagens esperam, ${reports} denúncias.`,
released: ({ count }: { count: number }) => `${count === 1 ? `1 conta liberada` : `${count} contas liberadas`}`,
};
