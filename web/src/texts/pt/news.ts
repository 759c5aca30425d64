// Made from texts/pt/news.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Novidades",
about: "O que nossa equipe escreveu para você.",
loading: "Carregando novidades...",
failed: "Erro ao carregar as novidades",
again: "Tentar de novo",
none: "Ainda não há novidades.",
settings: "Nas configurações você escolhe se recebe novidades por e-mail.",
};
