// Made from texts/de/photo-check-row.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Foto-Check",
row: "Zeigt anderen, dass du auf deinen Fotos zu sehen bist.",
link: "Foto-Check öffnen",
};
