// Made from texts/en/contents.json. Change it there.

export const messages = {
hidden: "Has one of your hidden words",
show: "Show",
deleted: "Message deleted",
alone: {
photo: "Photo",
},
};
