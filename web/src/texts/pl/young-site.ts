// Made from texts/pl/young-site.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages = {
title: "Jesteś tu jedną z pierwszych osób",
about: ({ brand, wanted }: { brand: string | number; wanted: number }) => `${brand} dopiero zaczyna tam, gdzie szukasz. Gdy osób będzie około ${formatNumber(wanted)}, często będzie się pojawiać ktoś nowy.`,
reached: ({ from, wanted }: { from: number; wanted: number }) => `${from === 0 ? `Pierwsze z ${formatNumber(wanted)} osób już się pojawiają` : `Co najmniej ${formatNumber(from)} z ${formatNumber(wanted)} osób`}`,
invite: "Zaproś kogoś",
inviteAbout: "Link prowadzi na stronę główną. Nie zdradza, od kogo jest, a my tego nie zapisujemy.",
message: "Twoja wiadomość",
text: ({ brand }: { brand: string | number }) => `Właśnie dołączam do serwisu ${brand}. To coś nowego. Zajrzysz?`,
share: "Udostępnij zaproszenie",
copy: "Kopiuj zaproszenie",
copied: "Skopiowane. Wklej je, gdzie chcesz.",
failed: "Nie udało się skopiować. Zaznacz tekst z linkiem i skopiuj ręcznie.",
tell: "Daj mi znać o nowych osobach",
isOn: "Damy ci znać, gdy pojawi się ktoś nowy, najwyżej raz dziennie.",
stop: "Nie powiadamiaj mnie",
searchName: "Wszyscy, którzy pasują",
};
