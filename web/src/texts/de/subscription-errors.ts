// Made from texts/de/subscription-errors.json. Change it there.
// @ts-nocheck

export const messages = {
server: ({ status }: { status: string | number }) => `Serverfehler: ${status}`,
network: "Keine Antwort vom Server. Bitte prüfe deine Internetverbindung.",
unknown: "Ein unerwarteter Fehler ist aufgetreten",
fallbacks: {
create: "Das Abo konnte nicht abgeschlossen werden",
current: "Dein Abo konnte nicht geladen werden",
update: "Das Abo konnte nicht geändert werden",
cancel: "Das Abo konnte nicht gekündigt werden",
reactivate: "Die Kündigung konnte nicht zurückgenommen werden",
paymentMethods: "Die Zahlungsmethoden konnten nicht geladen werden",
setupIntent: "Das Speichern der Karte konnte nicht vorbereitet werden",
invoices: "Die Rechnungen konnten nicht geladen werden",
confirm: "Das Abo konnte nicht bestätigt werden",
one: "Das Abo konnte nicht geladen werden",
all: "Die Abos konnten nicht geladen werden",
},
};
