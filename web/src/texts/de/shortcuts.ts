// Made from texts/de/shortcuts.json. Change it there.
// @ts-nocheck

export const messages = {
single: "Kürzel mit einer Taste",
singleAbout: "Schalte sie aus, wenn deine Tastatur oder Spracheingabe sie versehentlich auslöst.",
};
