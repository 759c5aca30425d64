// Made from texts/en/shortcuts.json. Change it there.

export const messages = {
single: "Single-key shortcuts",
singleAbout: "Turn them off if your keyboard or speech input triggers them by mistake.",
};
