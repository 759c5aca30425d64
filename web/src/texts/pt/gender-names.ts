// Made from texts/pt/gender-names.json. Change it there.
// @ts-nocheck

export const messages = {
woman: "Mulher",
man: "Homem",
nonbinary: "Pessoa não binária",
other: "Outra identidade",
"not-specified": "Não informado",
};
