// Made from texts/es/contents.json. Change it there.
// @ts-nocheck

export const messages = {
hidden: "Contiene una de tus palabras ocultas",
show: "Mostrar",
deleted: "Mensaje eliminado",
alone: {
photo: "Foto",
},
};
