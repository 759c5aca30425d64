// Made from texts/pl/notice-delivery.json. Change it there.
// @ts-nocheck

export const messages = {
push: {
title: "Powiadomienia push",
about: "Powiadomienia push docierają do ciebie także wtedy, gdy ta strona jest zamknięta.",
on: "Powiadomienia push są włączone na tym urządzeniu.",
turnOn: "Włącz na tym urządzeniu",
turningOn: "Włączanie…",
denied: "Twoja przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w ustawieniach przeglądarki i spróbuj ponownie.",
unsupported: "Ta przeglądarka nie obsługuje powiadomień push. Na iPhonie lub iPadzie najpierw dodaj tę stronę do ekranu głównego.",
failed: "Nie udało się włączyć powiadomień push. Sprawdź połączenie i spróbuj ponownie.",
devices: "Urządzenia z powiadomieniami push",
unknown: "Nieznane urządzenie",
current: "To urządzenie",
since: ({ date }: { date: string | number }) => `Od ${date}`,
turnOff: "Wyłącz",
turnOffNamed: ({ device }: { device: string | number }) => `Wyłącz powiadomienia push: ${device}`,
},
names: "Pokazuj imiona i szczegóły w powiadomieniach push",
namesAbout: "Wyłączone: „Masz nowe powiadomienie”. Włączone: kto i co, także na ekranie blokady.",
quiet: "Godziny ciszy",
quietAbout: "E-maile i powiadomienia push czekają, aż miną. Nie dotyczy to spraw bezpieczeństwa.",
from: "Od",
to: "Do",
timeZone: "Strefa czasowa",
ownZone: ({ zone }: { zone: string | number }) => `To urządzenie: ${zone}`,
};
