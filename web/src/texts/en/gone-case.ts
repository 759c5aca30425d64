// Made from texts/en/gone-case.json. Change it there.

export const messages = {
title: "This case isn't here anymore",
about: "It was decided, and its reports have been deleted, or the address is wrong.",
back: "Back to the queue",
};
