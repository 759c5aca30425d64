// Made from texts/pt/site.json. Change it there.
// @ts-nocheck

export const messages = {
description: "Um lugar para encontrar alguém: perfis que dizem mais do que uma foto, sem anúncios, sem rastreadores e com uma localização que nunca é exata.",
};
