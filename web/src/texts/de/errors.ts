// Made from texts/de/errors.json. Change it there.
// @ts-nocheck

export const messages = {
validation: "Ungültige Eingabe",
network: "Netzwerkfehler. Bitte prüfe deine Internetverbindung.",
unreachable: "Netzwerkfehler: Der Server ist nicht erreichbar. Bitte prüfe deine Internetverbindung.",
noResponse: "Netzwerkfehler: Der Server ist nicht erreichbar",
server: "Serverfehler: Bitte versuch es später noch einmal.",
unknown: "Ein unbekannter Fehler ist aufgetreten",
login: "Anmeldung fehlgeschlagen",
verification: "Bestätigung fehlgeschlagen",
register: "Dieses Konto gibt es schon",
required: "Dieses Feld wird benötigt.",
noEmail: "Gib deine E-Mail-Adresse ein.",
noPassword: "Gib ein Passwort ein.",
notAccepted: "Setze hier ein Häkchen, um weiterzumachen.",
email: "Gib eine E-Mail-Adresse ein, zum Beispiel name@example.com.",
meant: ({ address }: { address: string | number }) => `Meintest du ${address}?`,
tooShort: ({ least }: { least: number }) => `Nimm mindestens ${least} Zeichen.`,
incompleteCode: ({ digits }: { digits: number }) => `Gib alle ${digits} Ziffern ein.`,
};
