// Made from texts/pt/help-numbers.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Para quem você pode ligar",
about: "De dentro do país. Você pode perguntar mesmo sem saber se é grave o bastante.",
country: "País",
other: "Outro país",
anywhere: "Na maioria dos celulares, o 112 leva à emergência do país em que você está.",
police: "Emergência",
violence: "Violência de parceiros ou em um encontro",
fraud: "Golpes",
mayChange: "Os números podem mudar. Se ninguém atender, ligue para a emergência.",
};
