// Made from texts/pl/no-cases.json. Change it there.
// @ts-nocheck

export const messages = {
none: "Wszystko załatwione",
noneAbout: "Nowe sprawy pojawią się tu automatycznie.",
noneMatching: "Żadna sprawa nie pasuje do tych filtrów",
clear: "Wyczyść filtry",
};
