// Made from texts/fr/rejected-photo.json. Change it there.
// @ts-nocheck

export const messages = {
why: ({ day, reason }: { day: string | number; reason: 'no-person' | 'somebody-else' | 'nudity' | 'violence' | 'minor' | 'contact' | 'quality' }) => `Une photo a été refusée le ${day} : ${reason === 'no-person' ? `on ne t’y voit pas` : reason === 'somebody-else' ? `elle semble montrer quelqu’un d’autre` : reason === 'nudity' ? `elle contient de la nudité` : reason === 'violence' ? `elle montre de la violence ou des armes` : reason === 'minor' ? `elle montre un enfant` : reason === 'contact' ? `elle contient des coordonnées ou une publicité` : reason === 'quality' ? `elle est trop sombre, trop petite ou trop floue` : ``}. Choisis-en une autre.`,
contest: "Si tu penses que c’est une erreur, écris-nous.",
};
