// Made from texts/pt/unknown-words.json. Change it there.
// @ts-nocheck

export const messages = {
text: "Neste idioma, palavras que indicam urgência não são reconhecidas: é preciso ler o texto.",
};
