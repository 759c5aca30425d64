// Made from texts/ar/key-names.json. Change it there.
// @ts-nocheck

export const messages = {
control: "Ctrl",
enter: "Enter",
};
