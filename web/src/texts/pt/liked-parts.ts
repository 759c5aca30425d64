// Made from texts/pt/liked-parts.json. Change it there.
// @ts-nocheck

export const messages = {
like: {
photo: "Curtir esta foto",
prompt: ({ label }: { label: string | number }) => `Curtir a resposta a “${label}”`,
question: ({ topic }: { topic: string | number }) => `Curtir a resposta sobre ${topic}`,
},
liked: {
there: {
photo: "Você curtiu esta foto",
prompt: ({ label }: { label: string | number }) => `Você curtiu a resposta a “${label}”`,
question: ({ topic }: { topic: string | number }) => `Você curtiu a resposta sobre ${topic}`,
},
gone: {
photo: "Você curtiu uma foto que não está mais no perfil",
prompt: ({ label }: { label: string | number }) => `Você curtiu uma resposta a “${label}”, que mudou desde então`,
question: ({ topic }: { topic: string | number }) => `Você curtiu uma resposta sobre ${topic}, que mudou desde então`,
},
},
about: {
photo: "Sobre sua foto",
prompt: ({ label }: { label: string | number }) => `Sobre sua resposta a “${label}”`,
question: ({ topic }: { topic: string | number }) => `Sobre sua resposta a respeito de ${topic}`,
},
likedYours: {
there: {
photo: ({ name }: { name: string | number }) => `${name} curtiu sua foto`,
prompt: ({ name, label }: { name: string | number; label: string | number }) => `${name} curtiu sua resposta a “${label}”`,
question: ({ name, topic }: { name: string | number; topic: string | number }) => `${name} curtiu sua resposta sobre ${topic}`,
},
gone: {
photo: ({ name }: { name: string | number }) => `${name} curtiu uma foto sua que não está mais no perfil`,
prompt: ({ name, label }: { name: string | number; label: string | number }) => `${name} curtiu sua resposta a “${label}”, que você mudou desde então`,
question: ({ name, topic }: { name: string | number; topic: string | number }) => `${name} curtiu sua resposta sobre ${topic}, que você mudou desde então`,
},
},
answers: "Curta uma resposta em que vocês concordam",
title: {
photo: ({ name }: { name: string | number }) => `Curtir a foto de ${name}`,
prompt: ({ name }: { name: string | number }) => `Curtir a resposta de ${name}`,
question: ({ name }: { name: string | number }) => `Curtir a resposta de ${name}`,
},
agreed: "Vocês combinam em",
question: ({ start }: { start: string | number }) => `“${start}…”`,
comment: "Comentário",
commentAbout: ({ name }: { name: string | number }) => `Opcional. ${name} pode ler junto com sua curtida. Seu nome aparece quando vocês derem match ou se ${name} tiver premium ou abrir sua curtida.`,
send: "Curtir",
};
