// Made from texts/pl/site-joining.json. Change it there.
// @ts-nocheck

export const messages = {
invitationOnly: "Zarejestruje się tylko ktoś, kto ma kod zaproszenia, a strona mówi o tym odwiedzającym. Kosztuje cię wszystkich, którzy trafią tu bez niego. Osoby z importu i z kontem go nie potrzebują.",
invitationsPerMember: "Ile osób może przyprowadzić każde konto swoim linkiem. Kosztuje cię wybór, kto przychodzi. Przy 0 nikt nie ma linku.",
regions: "Osoby z innych krajów nie mogą się zarejestrować, strona mówi, skąd można, a miejsca nie da się zmienić na inne. Kosztuje cię wszystkich z innych krajów. Konta osób, które już mieszkają gdzie indziej, zostają. Bez krajów: wszędzie.",
approval: "Nowe osoby nikogo nie widzą i nikt ich nie widzi, dopóki zespół ich nie zatwierdzi. Kosztuje to zespół decyzję o każdej nowej osobie, a ciebie tych, którzy nie chcą czekać. Obecnych osób to nie dotyczy. Po wyłączeniu oczekujący są zatwierdzeni.",
approvalOn: "Osoby, które zarejestrują się od teraz, czekają na zespół. Obecnych osób to nie dotyczy.",
approvalOff: "Wszyscy, którzy czekają na zespół, zostaną zatwierdzeni i dowiedzą się o tym. Odmowa zostaje, dopóki dana osoba nie zapyta ponownie.",
};
