// Made from texts/pt/shortcuts.json. Change it there.
// @ts-nocheck

export const messages = {
single: "Atalhos de uma tecla",
singleAbout: "Desative se seu teclado ou sua entrada de voz os aciona por engano.",
};
