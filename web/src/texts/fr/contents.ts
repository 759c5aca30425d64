// Made from texts/fr/contents.json. Change it there.
// @ts-nocheck

export const messages = {
hidden: "Contient un de tes mots masqués",
show: "Afficher",
deleted: "Message supprimé",
alone: {
photo: "Photo",
},
};
