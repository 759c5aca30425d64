// Made from texts/pl/public-notice.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Zgłoś treść",
about: ({ brand }: { brand: string | number }) => `Zgłoś coś, co w serwisie ${brand} jest nielegalne lub łamie nasze zasady. Nie potrzebujesz konta.`,
danger: "Jeśli komuś coś grozi, najpierw zadzwoń pod lokalny numer alarmowy.",
reason: "Czego to dotyczy?",
choose: "Wybierz",
location: "Gdzie to jest?",
locationAbout: "Adres profilu, jeśli go masz. Jeśli nie: imię, wiek i miasto oraz które to zdjęcie lub tekst.",
description: "Co jest z tym nie tak?",
descriptionAbout: "Napisz, dlaczego twoim zdaniem to jest nielegalne lub łamie nasze zasady.",
unnamed: "Możesz nie podawać imienia, nazwiska i adresu e-mail. Bez adresu nie możemy ci odpisać.",
name: "Twoje imię i nazwisko",
email: "Twój e-mail",
goodFaith: "Według mojej wiedzy to, co tu piszę, jest prawdziwe i kompletne",
goodFaithAbout: "Osobie, której dotyczy zgłoszenie, nie mówimy, od kogo ono jest.",
send: "Wyślij zgłoszenie",
sending: "Wysyłanie…",
sent: ({ reference }: { reference: string | number }) => `Mamy twoje zgłoszenie ${reference}.`,
receipt: "E-mail do ciebie jest w drodze. Napiszemy znowu, gdy podejmiemy decyzję.",
};
