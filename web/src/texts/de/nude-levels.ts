// Made from texts/de/nude-levels.json. Change it there.
// @ts-nocheck

export const messages = {
levels: {
off: "Aus",
cautious: "Zurückhaltend",
usual: "Üblich",
strict: "Streng",
},
about: {
level: "Ein mutmaßliches Nacktbild kommt im Chat verschwommen an, wer es sendet, wird vorher gefragt, und im Profil wartet es auf die Fotoprüfung. Zurückhaltend greift nur ein, wenn es fast sicher ist, streng auch im Zweifel. Bilder werden auf deinem Server geprüft; das kostet etwa 200 MB Speicher, eine Zehntelsekunde je Foto und Zeit deines Teams.",
unclassified: "Wenn ein Foto nicht geprüft werden kann, etwa weil der Server überlastet ist, gilt es als Nacktbild. Kostet Zeit deines Teams und macht harmlose Fotos unscharf.",
},
};
