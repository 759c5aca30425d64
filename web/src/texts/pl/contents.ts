// Made from texts/pl/contents.json. Change it there.
// @ts-nocheck

export const messages = {
hidden: "Zawiera jedno z ukrytych przez ciebie słów",
show: "Pokaż",
deleted: "Wiadomość usunięta",
alone: {
photo: "Zdjęcie",
},
};
