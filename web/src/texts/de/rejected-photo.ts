// Made from texts/de/rejected-photo.json. Change it there.
// @ts-nocheck

export const messages = {
why: ({ day, reason }: { day: string | number; reason: 'no-person' | 'somebody-else' | 'nudity' | 'violence' | 'minor' | 'contact' | 'quality' }) => `Am ${day} wurde ein Foto nicht angenommen: ${reason === 'no-person' ? `Du bist darauf nicht zu erkennen` : reason === 'somebody-else' ? `Es scheint jemand anderen zu zeigen` : reason === 'nudity' ? `Es zeigt Nacktheit` : reason === 'violence' ? `Es zeigt Gewalt oder Waffen` : reason === 'minor' ? `Es zeigt ein Kind` : reason === 'contact' ? `Es enthält Kontaktdaten oder Werbung` : reason === 'quality' ? `Es ist zu dunkel, zu klein oder zu unscharf` : ``}. Bitte wähle ein anderes.`,
contest: "Wenn du das für einen Fehler hältst, schreib uns.",
};
