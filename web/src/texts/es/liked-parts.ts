// Made from texts/es/liked-parts.json. Change it there.
// @ts-nocheck

export const messages = {
like: {
photo: "Dar like a esta foto",
prompt: ({ label }: { label: string | number }) => `Dar like a la respuesta a “${label}”`,
question: ({ topic }: { topic: string | number }) => `Dar like a la respuesta sobre ${topic}`,
},
liked: {
there: {
photo: "Te gustó esta foto",
prompt: ({ label }: { label: string | number }) => `Te gustó la respuesta a “${label}”`,
question: ({ topic }: { topic: string | number }) => `Te gustó la respuesta sobre ${topic}`,
},
gone: {
photo: "Te gustó una foto que ya no está",
prompt: ({ label }: { label: string | number }) => `Te gustó una respuesta a “${label}” que ha cambiado desde entonces`,
question: ({ topic }: { topic: string | number }) => `Te gustó una respuesta sobre ${topic} que ha cambiado desde entonces`,
},
},
about: {
photo: "Sobre tu foto",
prompt: ({ label }: { label: string | number }) => `Sobre tu respuesta a “${label}”`,
question: ({ topic }: { topic: string | number }) => `Sobre tu respuesta acerca de ${topic}`,
},
likedYours: {
there: {
photo: ({ name }: { name: string | number }) => `A ${name} le gustó tu foto`,
prompt: ({ name, label }: { name: string | number; label: string | number }) => `A ${name} le gustó tu respuesta a “${label}”`,
question: ({ name, topic }: { name: string | number; topic: string | number }) => `A ${name} le gustó tu respuesta sobre ${topic}`,
},
gone: {
photo: ({ name }: { name: string | number }) => `A ${name} le gustó una foto tuya que ya no está`,
prompt: ({ name, label }: { name: string | number; label: string | number }) => `A ${name} le gustó tu respuesta a “${label}”, que cambiaste desde entonces`,
question: ({ name, topic }: { name: string | number; topic: string | number }) => `A ${name} le gustó tu respuesta sobre ${topic}, que cambiaste desde entonces`,
},
},
answers: "Da like a una respuesta en la que coincides",
title: {
photo: ({ name }: { name: string | number }) => `Dar like a la foto de ${name}`,
prompt: ({ name }: { name: string | number }) => `Dar like a la respuesta de ${name}`,
question: ({ name }: { name: string | number }) => `Dar like a la respuesta de ${name}`,
},
agreed: "Coincides en la respuesta a",
question: ({ start }: { start: string | number }) => `“${start}…”`,
comment: "Comentario",
commentAbout: ({ name }: { name: string | number }) => `Opcional. ${name} puede leerlo con tu like. Tu nombre aparece con él cuando hay match, o si ${name} tiene premium o abre tu like.`,
send: "Like",
};
