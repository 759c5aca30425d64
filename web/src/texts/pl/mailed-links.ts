// Made from texts/pl/mailed-links.json. Change it there.
// @ts-nocheck

export const messages = {
incomplete: "Ten link jest niepełny. Otwórz go jeszcze raz z e-maila.",
loading: "Otwieranie linku…",
failed: "Nie udało się otworzyć tego linku",
again: "Spróbuj ponownie",
toHelp: "Centrum pomocy",
};
