// Made from texts/pt/site-binding.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/pt/plural';

export const messages = {
binding: "Os membros precisam aceitar esta página",
about: "Quem chega aceita ao se cadastrar; os demais, antes de continuar. Fica guardado quem aceitou qual versão, palavra por palavra.",
change: "O texto mudou",
ask: "Perguntar de novo",
correct: "Pequena correção: não perguntar",
from: "Os membros precisam aceitar a partir de",
fromAbout: "Até lá eles veem um aviso e já podem aceitar. O usual são 30 dias, e a lei pode exigir mais.",
past: "Escolha hoje ou um dia posterior",
noteAbout: "Os membros leem isto acima do link para o texto completo. Pode ficar vazio.",
corrected: ({ version }: { version: string | number }) => `A versão ${version} continua: quem a aceitou não é perguntado de novo.`,
present: ({ version, day }: { version: string | number; day: string | number }) => `A versão ${version} vale a partir de ${day}.`,
note: ({ language }: { language: string | number }) => `O que mudou, em ${language}`,
accepted: {
title: "Textos aceitos",
about: "Cada texto palavra por palavra, como os membros o aceitaram. O arquivo diz quem aceitou qual versão, em que idioma e quando. Membros excluídos não aparecem.",
download: "Baixar como CSV",
read: "Ler",
close: "Fechar",
loading: "Carregando o texto…",
failed: "Não foi possível carregar o texto",
again: "Tentar de novo",
version: ({ title, version }: { title: string | number; version: string | number }) => `${title}, versão ${version}`,
since: ({ language, day }: { language: string | number; day: string | number }) => `${language}, desde ${day}`,
readOf: ({ title, version, language }: { title: string | number; version: string | number; language: string | number }) => `Ler: ${title}, versão ${version}, ${language}`,
members: ({ count }: { count: number }) => `${plural(count, { one: `${count} membro`, other: `${formatNumber(count)} membros` })}`,
},
consequences: {
asks: ({ title, day }: { title: string | number; day: string | number }) => `“${title}”: os membros precisam aceitar a partir de ${day}.`,
corrected: ({ title }: { title: string | number }) => `“${title}” foi corrigida, e ninguém é perguntado de novo.`,
free: ({ title }: { title: string | number }) => `“${title}”: os membros não precisam mais aceitar.`,
},
mailAll: "Enviar por e-mail a todos os membros",
mailAllAbout: "Cada membro recebe agora um aviso e um e-mail, sejam quais forem suas configurações. Sem isso, leem quando voltarem.",
};
