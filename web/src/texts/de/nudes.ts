// Made from texts/de/nudes.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Das könnte ein Nacktbild sein",
about: "Es bleibt verschwommen, bis du es anzeigst.",
show: "Anzeigen",
showOf: "Foto anzeigen, das ein Nacktbild sein könnte",
delete: "Für mich löschen",
report: "Melden",
review: "Dieses Foto wartet, weil es vermutlich ein Nacktbild ist.",
};
