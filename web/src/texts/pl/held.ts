// Made from texts/pl/held.json. Change it there.
// @ts-nocheck

export const messages = {
label: "O twoich wiadomościach",
held: "Twoje wiadomości do osób, które jeszcze nie odpisały, czekają, aż nasz zespół obejrzy twoje konto, zwykle w ciągu dnia. Pozostałe rozmowy trwają jak zwykle. Zespół widzi, które reguły coś znalazły, a nie twoje wiadomości.",
waiting: "Czekające wiadomości",
drop: "Usuń",
answered: "Nasz zespół może przeczytać, co napisano.",
answer: "Odpowiedz na to",
change: "Zmień",
answerLabel: "Co powinien wiedzieć nasz zespół?",
send: "Wyślij",
cancel: "Anuluj",
slowed: ({ until, count }: { until: string | number; count: string | number }) => `Napisano z twojego konta do wielu nowych osób. Do ${until} możesz pisać do ${count} nowych osób na godzinę.`,
};
