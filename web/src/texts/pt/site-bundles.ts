// Made from texts/pt/site-bundles.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Começar com um pacote",
about: "Cores, primeiras palavras da página inicial e campos próprios para um nicho. Vai para o rascunho, e nada do que é seu é apagado.",
start: "Ver",
startWith: ({ title }: { title: string | number }) => `Ver: ${title}`,
ask: ({ title }: { title: string | number }) => `Adicionar “${title}” ao rascunho?`,
keeps: "O que você escolheu, escreveu ou adicionou fica como está. Depois você pode mudar tudo.",
changes: "Mudanças no rascunho",
add: "Adicionar ao rascunho",
nothing: "Tudo já está no rascunho.",
done: ({ title }: { title: string | number }) => `“${title}” está no rascunho.`,
sensitive: ({ names }: { names: string | number }) => `Sensíveis, com um consentimento próprio: ${names}. Podem ficar vazios, e a equipe não os vê.`,
};
