// Made from texts/pl/site-launch.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Przed startem",
ready: "Niczego nie brakuje. Możesz otworzyć stronę.",
about: ({ count }: { count: number }) => `Zanim otworzysz stronę, uzupełnij brakujące rzeczy. Brakuje: ${count}.`,
missing: "brakuje",
there: "gotowe",
open: "Otwórz",
names: {
name: "Własna nazwa",
"support-email": "Adres pomocy",
colors: "Własne kolory lub logo",
imprint: "Dane prowadzącego",
"mail-server": "Serwer poczty",
payments: "Płatności",
"second-factor": "Aplikacje uwierzytelniające dla zespołu",
"backup-key": "Szyfrowane kopie zapasowe",
"photo-check": "Sprawdzanie zdjęć pod kątem nagości",
production: "Tryb produkcyjny",
},
toDo: {
name: "Bez niej wszędzie widać nazwę programu.",
"support-email": "Użytkownicy pisaliby na adres, który nie istnieje.",
colors: "Strona wyglądałaby jak każda nowa instalacja.",
imprint: "W wielu krajach strona musi mówić, kto ją prowadzi i jak się z nim skontaktować. Dodaj stronę ze swoim nazwiskiem i adresem.",
"mail-server": "E-maile są plikami na serwerze, dopóki nie ustawisz SMTP_URL.",
payments: "Premium nie można kupić, dopóki nie ustawisz trzech zmiennych STRIPE_. Darmowa strona ich nie potrzebuje.",
"second-factor": "Bez nich wystarczy skradzione hasło, by przeczytać to, co użytkownicy ukrywają.",
"backup-key": "Ustaw BACKUP_KEY_FILE i rób kopię co noc.",
"photo-check": "Zdjęcia nie są sprawdzane, bo brakuje opcjonalnych pakietów. Zainstaluj je poleceniem npm ci albo wyłącz sprawdzanie.",
production: "Ustaw MODE=production, które odrzuca użytkowników demo i słabe sekrety.",
},
};
