// Made from texts/de/own-fields-forms.json. Change it there.
// @ts-nocheck

export const messages = {
asksAbout: "Du siehst nur Menschen, die haben, was du hier auswählst, und sie müssen es ausgefüllt haben.",
choose: "Auswählen …",
seenBy: {
all: "Alle, die dein Profil sehen, können das sehen.",
matches: "Nur deine Matches können das sehen.",
self: "Nur du kannst das sehen.",
},
sensitive: "Das ist sensibel. Es wird nur gespeichert, wenn du zustimmst, und unser Team sieht es nicht in deiner Akte.",
agree: ({ name }: { name: string | number }) => `Ich stimme zu, dass meine Angabe zu „${name}“ gespeichert und wie hier beschrieben gezeigt wird`,
withdrawn: "Ohne deine Zustimmung wird sie beim Speichern gelöscht.",
required: ({ name }: { name: string | number }) => `${name} (Pflicht)`,
retired: ({ name }: { name: string | number }) => `${name} (nicht mehr angeboten)`,
step: {
title: "Noch ein paar Angaben",
lead: "Sie helfen anderen zu entscheiden, ob ihr zueinander passt.",
finish: "Fertig",
},
saving: "Wird gespeichert …",
};
