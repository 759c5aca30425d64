// Made from texts/pt/public-notice.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Denunciar conteúdo",
about: ({ brand }: { brand: string | number }) => `Denuncie algo ilegal ou contra nossas regras no ${brand}. Você não precisa de conta.`,
danger: "Se alguém estiver em perigo, ligue primeiro para o número de emergência.",
reason: "Qual é o motivo?",
choose: "Escolha um",
location: "Onde está?",
locationAbout: "O endereço do perfil, se você tiver. Se não, o nome, a idade e a cidade, e qual foto ou texto.",
description: "O que há de errado?",
descriptionAbout: "Diga por que você acha que é ilegal ou contra nossas regras.",
unnamed: "Você pode deixar nome e e-mail em branco. Sem e-mail, não conseguimos escrever para você.",
name: "Seu nome",
email: "Seu e-mail",
goodFaith: "Até onde sei, o que informo aqui é correto e completo",
goodFaithAbout: "Não contamos à pessoa denunciada quem você é.",
send: "Enviar denúncia",
sending: "Enviando…",
sent: ({ reference }: { reference: string | number }) => `Recebemos sua denúncia ${reference}.`,
receipt: "Enviamos um e-mail e vamos escrever de novo quando decidirmos.",
};
