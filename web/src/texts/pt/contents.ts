// Made from texts/pt/contents.json. Change it there.
// @ts-nocheck

export const messages = {
hidden: "Contém uma das suas palavras ocultas",
show: "Mostrar",
deleted: "Mensagem apagada",
alone: {
photo: "Foto",
},
};
