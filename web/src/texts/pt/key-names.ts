// Made from texts/pt/key-names.json. Change it there.
// @ts-nocheck

export const messages = {
control: "Ctrl",
enter: "Enter",
};
