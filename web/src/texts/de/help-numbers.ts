// Made from texts/de/help-numbers.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Wen du anrufen kannst",
about: "Von innerhalb des Landes. Du kannst dort auch fragen, wenn du nicht sicher bist, ob es schlimm genug ist.",
country: "Land",
other: "Ein anderes Land",
anywhere: "Mit den meisten Handys erreichst du über 112 den Notruf des Landes, in dem du bist.",
police: "Notruf",
violence: "Gewalt in der Partnerschaft oder bei einem Date",
fraud: "Betrug",
mayChange: "Nummern können sich ändern. Wenn niemand antwortet, wähle den Notruf.",
};
