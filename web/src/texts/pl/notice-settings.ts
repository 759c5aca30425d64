// Made from texts/pl/notice-settings.json. Change it there.
// @ts-nocheck

export const messages = {
loading: "Wczytywanie ustawień powiadomień…",
failed: "Nie udało się tego wczytać",
again: "Spróbuj ponownie",
title: "Powiadomienia",
about: "Wybierz, o czym i jak mamy cię powiadamiać.",
kind: "Kiedy",
channels: {
app: "W aplikacji",
mail: "E-mail",
push: "Push",
},
by: ({ kind, channel }: { kind: string | number; channel: string | number }) => `${kind}: ${channel}`,
safety: "Zmiana hasła, adresu e-mail lub dostępu",
always: "Zawsze",
more: "Powiadomienia push i godziny ciszy",
moreAbout: "Urządzenia, zawartość ekranu blokady i pory, w których nic nie wysyłamy.",
showMore: "Pokaż",
};
