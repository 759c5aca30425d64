// Made from texts/pt/nudes.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Isso pode ser um nude",
about: "Fica desfocado até você mostrar.",
show: "Mostrar",
showOf: "Mostrar a foto que pode ser um nude",
delete: "Apagar para mim",
report: "Denunciar",
review: "Esta foto espera porque provavelmente é um nude.",
};
