// Made from texts/pt/site-texts.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages = {
title: "Textos",
about: "Diga tudo com suas próprias palavras, em cada idioma. O que está entre chaves, como {brand}, é preenchido automaticamente.",
language: "Idioma",
search: "Busca",
words: "Palavras de um texto",
mail: "E-mail",
allTexts: "Todos os textos",
only: {
legend: "Quais textos",
all: "Todos",
own: "Seus",
outdated: "Padrão mudou",
},
first: ({ shown, found }: { shown: string | number; found: number }) => `Os primeiros ${shown} de ${formatNumber(found)}. Busque com mais palavras.`,
none: {
all: "Nenhum texto tem essas palavras.",
own: "Você ainda não mudou nenhum texto neste idioma.",
outdated: "Nenhum texto padrão mudou desde que você escreveu os seus.",
},
ownWords: "Com suas palavras",
byDefault: "Padrão",
values: ({ names }: { names: string | number }) => `Preenchido automaticamente: ${names}`,
reset: "Usar o padrão",
was: ({ before }: { before: string | number }) => `O texto padrão mudou desde que você escreveu isto. Antes era: ${before}`,
keep: "Manter o meu",
gone: "Esta versão não tem mais este texto.",
remove: "Remover",
notBuilt: "As páginas neste idioma ainda estão sendo preparadas. Volte em um minuto.",
sendTest: "Enviar um teste para mim",
sent: "Um teste está a caminho do seu próprio e-mail.",
mailFrame: "O e-mail com dados de exemplo",
loading: "Carregando textos…",
failed: "Não foi possível carregar os textos",
again: "Tentar de novo",
};
