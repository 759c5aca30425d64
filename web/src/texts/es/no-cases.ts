// Made from texts/es/no-cases.json. Change it there.
// @ts-nocheck

export const messages = {
none: "Todo al día",
noneAbout: "Los casos nuevos aparecen aquí automáticamente.",
noneMatching: "Ningún caso coincide con estos filtros",
clear: "Quitar filtros",
};
