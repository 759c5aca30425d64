// Made from texts/es/shortcuts.json. Change it there.
// @ts-nocheck

export const messages = {
single: "Atajos de una sola tecla",
singleAbout: "Desactívalos si tu teclado o tu entrada de voz los activan por error.",
};
