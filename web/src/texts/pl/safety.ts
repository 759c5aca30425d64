// Made from texts/pl/safety.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Porady o bezpieczeństwie",
about: "Większość osób ma tu dobre zamiary. Te nawyki chronią cię przed resztą.",
sections: {
scam: {
title: "Jak wygląda oszustwo",
points: ["Ktoś zakochuje się w kilka dni, ale nigdy nie może zadzwonić ani się spotkać.", "Ktoś od razu chce przejść do innej aplikacji, zanim cokolwiek o tobie wie.", "Pojawia się nagły wypadek, zatrzymana paczka, choroba w rodzinie albo inwestycja, na której można tylko zyskać.", "Ktoś prosi o pieniądze, karty podarunkowe, kryptowaluty, kod, który właśnie do ciebie przyszedł, albo intymne zdjęcia, którymi mógłby cię szantażować.", "Ktoś wysyła link, w który trzeba kliknąć lub przez który trzeba zapłacić, albo podaje się za nas. Nigdy nie prosimy o hasło, kod ani pieniądze."],
},
before: {
title: "Zanim się spotkacie",
points: ["Nie sprawdzamy karalności ani przeszłości członków. Pytaj i spotykaj się dopiero, gdy czujesz się bezpiecznie.", "Nigdy nie wysyłaj pieniędzy, kart podarunkowych ani kryptowalut i nie podawaj haseł ani kodów, niezależnie od tego, co ktoś opowiada.", "Na początku nie podawaj pełnego nazwiska, adresu ani miejsca pracy i sprawdź, czy nie widać ich na zdjęciach.", "Pisz tutaj, dopóki nie nabierzesz zaufania. Jeśli zgłosisz wiadomość stąd, nasz zespół może ją przeczytać.", "Przed pierwszą randką porozmawiajcie przez wideo. Uważaj na osoby, które zawsze mają powód, żeby odmówić."],
},
meeting: {
title: "Na pierwszej randce",
points: ["Pierwsze spotkania umawiajcie w miejscach publicznych i nie przenoście się gdzie indziej.", "Powiedz komuś bliskiemu, z kim i gdzie się spotykasz oraz kiedy wrócisz.", "Dojedź na miejsce i wróć na własną rękę. Pilnuj swojego napoju.", "Możesz wyjść w każdej chwili. Nikomu nie musisz się tłumaczyć."],
},
wrong: {
title: "Jeśli coś jest nie tak",
points: ["Jeśli coś ci grozi, najpierw zadzwoń pod numer alarmowy.", "Zablokuj osobę w menu na jej zdjęciu lub w rozmowie. Nie będziecie się już widzieć.", "W tych samych menu zgłosisz osoby, wiadomości i zdjęcia. Nikt się nie dowie, że zgłoszenie jest od ciebie.", "Pieniądze lub kod zostały już wysłane? Od razu skontaktuj się z bankiem, zmień hasło i zgłoś tu tę osobę."],
},
},
faqs: "Przeczytaj najczęstsze pytania",
report: "Zgłoś treść bez konta",
};
