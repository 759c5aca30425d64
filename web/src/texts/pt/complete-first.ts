// Made from texts/pt/complete-first.json. Change it there.
// @ts-nocheck

export const messages = {
loading: "Carregando…",
failed: "Não foi possível carregar",
again: "Tentar de novo",
title: "Complete seu perfil primeiro",
action: "Completar meu perfil",
parts: {
about: "seu nome, sua idade e seu gênero",
place: "sua cidade",
seeking: "quem você quer conhecer",
photo: "uma foto sua",
},
missing: ({ parts }: { parts: string | number }) => `Ainda falta: ${parts}.`,
about: "Depois você vê as pessoas, e elas encontram você.",
};
