// Made from texts/pl/fraud-warnings.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Ostrzeżenia przed oszustwem",
about: "Osoby zbanowane za oszustwo, które do ciebie pisały. Mogły podać fałszywą tożsamość.",
loading: "Wczytywanie ostrzeżeń…",
failed: "Nie udało się wczytać ostrzeżeń",
again: "Spróbuj ponownie",
none: "Nikt, kto do ciebie pisał, nie jest zbanowany za oszustwo. Jeśli to się zdarzy, powiemy o tym tutaj i w e-mailu.",
someone: "Osoba, która do ciebie pisała",
lastWrote: ({ time }: { time: string | number }) => `Ostatnia wiadomość do ciebie: ${time}`,
warned: ({ date }: { date: string | number }) => `Ostrzeżenie z ${date}`,
withdrawn: ({ date }: { date: string | number }) => `To ostrzeżenie było pomyłką, przepraszamy. Zostało wycofane ${date}.`,
advice: {
never: {
title: "Co teraz zrobić",
points: ["Nigdy nie wysyłaj tej osobie pieniędzy, kart podarunkowych ani kryptowalut i nie podawaj haseł ani kodów, niezależnie od tego, co opowiada.", "Jeśli odezwie się gdzie indziej, nie odpowiadaj. Może używać innego imienia."],
},
sent: {
title: "Jeśli pieniądze zostały już wysłane",
points: ["Od razu skontaktuj się z bankiem i zapytaj, czy może jeszcze zatrzymać płatność.", "Zgłoś to na policję. Zachowaj dla niej potwierdzenia i wiadomości.", "Jeśli ta osoba zna twoje hasło lub kod, zmień hasło."],
},
},
contact: "Napisz do naszego zespołu",
safety: "Przeczytaj porady o bezpieczeństwie",
};
