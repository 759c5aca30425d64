// Made from texts/pt/photo-check-row.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Checagem de fotos",
row: "Mostra às outras pessoas que é você nas suas fotos.",
link: "Abrir a checagem",
};
