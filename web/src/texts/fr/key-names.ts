// Made from texts/fr/key-names.json. Change it there.
// @ts-nocheck

export const messages = {
control: "Ctrl",
enter: "Entrée",
};
