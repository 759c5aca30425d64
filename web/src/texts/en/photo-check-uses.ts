// Made from texts/en/photo-check-uses.json. Change it there.

export const messages = {
levels: {
off: "Off",
offered: "Offered",
"to-write": "Required to write first",
"to-be-found": "Required to write first and to be found",
},
about: "Members can show with a picture of the moment that their photos are of them. A person on your team compares and decides, which takes some seconds for each. The picture is deleted with the decision. Requiring it keeps out fakes, and many honest people too.",
};
