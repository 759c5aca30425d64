// Made from texts/es/site.json. Change it there.
// @ts-nocheck

export const messages = {
description: "Un lugar para encontrar a alguien: perfiles que dicen más que una foto, sin anuncios, sin rastreadores y con una ubicación que nunca es exacta.",
};
