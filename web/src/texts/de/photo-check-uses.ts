// Made from texts/de/photo-check-uses.json. Change it there.
// @ts-nocheck

export const messages = {
levels: {
off: "Aus",
offered: "Angeboten",
"to-write": "Nötig, um zuerst zu schreiben",
"to-be-found": "Nötig, um zuerst zu schreiben und gefunden zu werden",
},
about: "Mitglieder können mit einem Bild des Augenblicks zeigen, dass sie auf ihren Fotos zu sehen sind. Jemand aus dem Team vergleicht und entscheidet, das dauert je einige Sekunden. Das Bild wird mit der Entscheidung gelöscht. Ist der Check nötig, hält das falsche Profile fern, aber auch viele ehrliche Leute.",
};
