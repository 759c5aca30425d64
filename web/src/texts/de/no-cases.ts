// Made from texts/de/no-cases.json. Change it there.
// @ts-nocheck

export const messages = {
none: "Alles erledigt",
noneAbout: "Neue Fälle erscheinen hier von selbst.",
noneMatching: "Keine Fälle passen zu diesen Filtern",
clear: "Filter entfernen",
};
