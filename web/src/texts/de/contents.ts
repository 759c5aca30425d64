// Made from texts/de/contents.json. Change it there.
// @ts-nocheck

export const messages = {
hidden: "Enthält eines deiner ausgeblendeten Wörter",
show: "Anzeigen",
deleted: "Nachricht gelöscht",
alone: {
photo: "Foto",
},
};
