// Made from texts/de/poses.json. Change it there.
// @ts-nocheck

export const messages = {
"two-fingers-ear": "Zwei Finger an dein linkes Ohr",
"hand-under-chin": "Die flache Hand unter dein Kinn",
"open-hand": "Die offene Hand neben dein Gesicht",
"fist-on-cheek": "Die Faust an deine linke Wange",
"thumb-up": "Daumen hoch neben deinem Gesicht",
"hand-on-head": "Die flache Hand auf deinen Kopf",
"finger-on-nose": "Einen Finger auf deine Nasenspitze",
"hand-on-forehead": "Die flache Hand auf deine Stirn",
"three-fingers": "Drei Finger neben dein Gesicht",
"look-left": "Sieh über deine linke Schulter",
"look-right": "Sieh über deine rechte Schulter",
"look-up": "Sieh nach oben",
"tilt-right": "Neige den Kopf nach rechts",
"tilt-left": "Neige den Kopf nach links",
"close-left-eye": "Schließ dein linkes Auge",
"open-mouth": "Öffne den Mund weit",
"raise-eyebrows": "Zieh die Augenbrauen hoch",
"press-lips": "Press die Lippen zusammen",
};
