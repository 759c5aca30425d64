// Made from texts/de/notice-delivery.json. Change it there.
// @ts-nocheck

export const messages = {
push: {
title: "Push-Mitteilungen",
about: "Push-Mitteilungen erreichen dich, auch wenn diese Seite geschlossen ist.",
on: "Push-Mitteilungen sind für dieses Gerät eingeschaltet.",
turnOn: "Für dieses Gerät einschalten",
turningOn: "Wird eingeschaltet …",
denied: "Dein Browser blockiert Push-Mitteilungen von dieser Website. Erlaube sie in den Einstellungen deines Browsers und versuch es dann noch einmal.",
unsupported: "Dieser Browser kann keine Push-Mitteilungen anzeigen. Auf dem iPhone oder iPad musst du diese Website zuerst zum Home-Bildschirm hinzufügen.",
failed: "Push-Mitteilungen konnten nicht eingeschaltet werden. Prüfe deine Verbindung und versuch es noch einmal.",
devices: "Geräte mit Push-Mitteilungen",
unknown: "Unbekanntes Gerät",
current: "Dieses Gerät",
since: ({ date }: { date: string | number }) => `Seit ${date}`,
turnOff: "Ausschalten",
turnOffNamed: ({ device }: { device: string | number }) => `Push-Mitteilungen ausschalten: ${device}`,
},
names: "Namen und Details in Push-Mitteilungen zeigen",
namesAbout: "Aus: „Du hast eine neue Benachrichtigung“. Ein: von wem und was passiert ist, auch auf dem Sperrbildschirm.",
quiet: "Ruhezeit",
quietAbout: "E-Mails und Push-Mitteilungen warten, bis sie vorbei ist, außer es geht um Sicherheit.",
from: "Von",
to: "Bis",
timeZone: "Zeitzone",
ownZone: ({ zone }: { zone: string | number }) => `Dieses Gerät: ${zone}`,
};
