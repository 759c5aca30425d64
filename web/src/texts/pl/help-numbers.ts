// Made from texts/pl/help-numbers.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Do kogo możesz zadzwonić",
about: "Z terenu kraju. Możesz zapytać, nawet jeśli nie masz pewności, czy to wystarczająco poważne.",
country: "Kraj",
other: "Inny kraj",
anywhere: "Z większości telefonów komórkowych pod numerem 112 zgłaszają się służby ratunkowe kraju, w którym jesteś.",
police: "Numer alarmowy",
violence: "Przemoc w związku lub na randce",
fraud: "Oszustwa",
mayChange: "Numery mogą się zmienić. Jeśli nikt nie odbiera, zadzwoń na numer alarmowy.",
};
