// Made from texts/en/key-names.json. Change it there.

export const messages = {
control: "Ctrl",
enter: "Enter",
};
