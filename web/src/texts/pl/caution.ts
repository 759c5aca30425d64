// Made from texts/pl/caution.json. Change it there.
// @ts-nocheck

export const messages = {
label: "O tej wiadomości",
kinds: {
money: "Chodzi o pieniądze. Tak zaczyna się oszustwo: osoba, której nie znasz na żywo, potrzebuje pomocy albo poleca inwestycję. Nigdy nie wysyłaj pieniędzy, kart podarunkowych, kryptowalut ani kodów.",
contact: "Oszuści chętnie szybko przechodzą do innej aplikacji, gdzie nasz zespół niczego nie przeczyta po zgłoszeniu. Zostań tutaj, dopóki sobie nie zaufacie.",
hurtful: "Czy to ci przeszkadza? Nie musisz odpowiadać. Jeśli to zgłosisz, nasz zespół przeczyta tę wiadomość.",
},
report: "Zgłoś wiadomość",
tips: "Wskazówki bezpieczeństwa",
seen: "Rozumiem",
};
