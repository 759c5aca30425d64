// Made from texts/es/public-notice.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Reportar contenido",
about: ({ brand }: { brand: string | number }) => `Reporta algo ilegal o contrario a nuestras normas en ${brand}. No necesitas cuenta.`,
danger: "Si alguien corre peligro, llama primero al número de emergencias de tu país.",
reason: "¿De qué se trata?",
choose: "Elige una opción",
location: "¿Dónde está?",
locationAbout: "La dirección del perfil, si la tienes. Si no, el nombre, la edad y la ciudad, y qué foto o texto.",
description: "¿Qué problema hay?",
descriptionAbout: "Explica por qué crees que es ilegal o contrario a nuestras normas.",
unnamed: "Puedes omitir tu nombre y tu correo. Sin un correo no podemos escribirte.",
name: "Tu nombre",
email: "Tu correo",
goodFaith: "Lo que digo aquí es exacto y completo, hasta donde sé",
goodFaithAbout: "No decimos quién eres a la persona que reportas.",
send: "Enviar aviso",
sending: "Enviando…",
sent: ({ reference }: { reference: string | number }) => `Recibimos tu aviso ${reference}.`,
receipt: "Te enviamos un correo, y te escribiremos de nuevo cuando hayamos decidido.",
};
