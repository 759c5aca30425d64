// Made from texts/de/news.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Neuigkeiten",
about: "Was unser Team dir geschrieben hat.",
loading: "Neuigkeiten werden geladen ...",
failed: "Fehler beim Laden der Neuigkeiten",
again: "Noch einmal versuchen",
none: "Noch keine Neuigkeiten.",
settings: "In den Einstellungen wählst du, ob du Neuigkeiten per E-Mail bekommst.",
};
