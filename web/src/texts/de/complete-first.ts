// Made from texts/de/complete-first.json. Change it there.
// @ts-nocheck

export const messages = {
loading: "Wird geladen …",
failed: "Das konnte nicht geladen werden",
again: "Neu laden",
title: "Vervollständige zuerst dein Profil",
action: "Profil vervollständigen",
parts: {
about: "dein Name, Alter und Geschlecht",
place: "deine Stadt",
seeking: "wen du kennenlernen möchtest",
photo: "ein Foto von dir",
},
missing: ({ parts }: { parts: string | number }) => `Noch offen: ${parts}.`,
about: "Dann siehst du andere, und sie können dich finden.",
};
