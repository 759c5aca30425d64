// Made from texts/de/site-plans.json. Change it there.
// @ts-nocheck

export const messages = {
about: "Ein neuer Preis gilt für neue Abos. Wer schon zahlt, behält den Preis vom Kauf.",
trial: "Kostenlose Tage des ersten Abos, mit bestätigter Karte. Bei 0 gibt es keine Testphase.",
grace: "So lange läuft Premium weiter, wenn eine Verlängerung nicht abgebucht werden konnte. Länger gibt Mitgliedern Zeit und kostet dich diese Tage.",
noPrice: "Gib einen Betrag von mindestens 0,01 ein, zum Beispiel 14,99.",
coupons: {
about: "Jeder gilt einmal für die erste Zahlung eines Mitglieds. Ohne Daten gilt er, bis du ihn entfernst.",
code: "Code",
percent: "Prozent Rabatt",
amount: "Oder ein Betrag",
from: "Erster Tag",
until: "Letzter Tag",
people: "Personen",
noLimit: "Unbegrenzt",
add: "Gutschein hinzufügen",
wrong: "Jeder Code hat 3 bis 40 Buchstaben und Ziffern, 1 bis 100 Prozent oder einen Betrag als Rabatt und eine Grenze von mindestens einer Person oder keine.",
remove: ({ code }: { code: string | number }) => `${code} entfernen`,
removeEmpty: "Diesen Gutschein entfernen",
},
};
