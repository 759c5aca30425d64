// Made from texts/pl/shortcuts.json. Change it there.
// @ts-nocheck

export const messages = {
single: "Skróty jednoklawiszowe",
singleAbout: "Wyłącz je, jeśli klawiatura lub dyktowanie uruchamia je przez pomyłkę.",
};
