// Made from texts/de/key-names.json. Change it there.
// @ts-nocheck

export const messages = {
control: "Strg",
enter: "Enter",
};
