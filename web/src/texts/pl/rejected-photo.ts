// Made from texts/pl/rejected-photo.json. Change it there.
// @ts-nocheck

export const messages = {
why: ({ day, reason }: { day: string | number; reason: 'no-person' | 'somebody-else' | 'nudity' | 'violence' | 'minor' | 'contact' | 'quality' }) => `Zdjęcie odrzucone ${day}: ${reason === 'no-person' ? `nie widać cię na nim` : reason === 'somebody-else' ? `wygląda na to, że pokazuje kogoś innego` : reason === 'nudity' ? `zawiera nagość` : reason === 'violence' ? `pokazuje przemoc lub broń` : reason === 'minor' ? `pokazuje dziecko` : reason === 'contact' ? `zawiera dane kontaktowe lub reklamę` : reason === 'quality' ? `jest za ciemne, za małe lub nieostre` : ``}. Wybierz inne.`,
contest: "Jeśli uważasz, że to pomyłka, napisz do nas.",
};
