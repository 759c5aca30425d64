// Made from texts/pl/settings.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Ustawienia",
index: "Sekcje",
groups: {
account: "Konto",
privacy: "Prywatność",
notifications: "Powiadomienia",
devices: "Urządzenia",
appearance: "Wygląd",
leaving: "Twoje dane i konto",
},
switches: {
showLastActive: {
label: "Pokazuj moją ostatnią aktywność",
about: "Zaokrągloną do godziny. Jeśli to wyłączysz, inni nie zobaczą też, czy jesteś online.",
},
showDistance: {
label: "Pokazuj moją odległość",
about: "Zaokrągloną, nigdy dokładną lokalizację. Jeśli to wyłączysz, inni zobaczą największe miasto w okolicy zamiast twojego.",
},
incognito: {
label: "Incognito",
about: "Twój profil widzą tylko osoby, które polubisz, i po tym poznają, że ci się podobają. Osoby polubione wcześniej nadal cię widzą.",
},
paused: {
label: "Wstrzymaj mój profil",
about: "Gdy profil jest wstrzymany, nowe osoby cię nie znajdą. Poza tym nic się nie zmienia.",
},
},
blocked: "Zablokowane osoby",
blockedAbout: "Ty i te osoby nie widzicie się nawzajem.",
noneBlocked: "Nikogo nie blokujesz.",
since: ({ date }: { date: string | number }) => `Blokada od ${date}`,
unblock: "Odblokuj",
unblockName: ({ name }: { name: string | number }) => `Odblokuj: ${name}`,
more: "Pokaż więcej",
hiddenWords: {
title: "Ukryte słowa",
about: "Wiadomości i notatki z jednym z tych słów pozostają ukryte, dopóki nie zechcesz ich przeczytać. Tylko ty widzisz te słowa.",
word: "Słowo lub fraza",
hint: "Tylko całe słowa. Z gwiazdką na końcu, np. „idiot*”, liczy się każda końcówka.",
add: "Ukryj",
remove: ({ word }: { word: string | number }) => `Nie ukrywaj już „${word}”`,
},
invite: "Zaproś kogoś",
inviteAbout: "Twój własny link i liczba osób, które z nim dołączyły.",
inviteLink: "Twój link",
reports: "Zgłoszenia",
reportsAbout: "Twoje zgłoszenia i nasze odpowiedzi.",
reportsLink: "Zobacz moje zgłoszenia",
decisions: "Decyzje",
decisionsAbout: "Decyzje naszego zespołu w sprawie twojego konta i zgłoszeń oraz to, jak się od nich odwołać.",
decisionsLink: "Zobacz decyzje",
miles: {
label: "Odległości w milach",
about: "Jeśli to wyłączysz, widzisz i wybierasz odległości w kilometrach.",
},
scheme: "Jasny lub ciemny motyw",
schemeAbout: "Jasny, ciemny lub taki jak urządzenie. Zapisany w tej przeglądarce.",
};
