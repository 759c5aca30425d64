// Made from texts/en/rejected-photo.json. Change it there.

export const messages = {
why: ({ day, reason }: { day: string | number; reason: 'no-person' | 'somebody-else' | 'nudity' | 'violence' | 'minor' | 'contact' | 'quality' }) => `A photo wasn't accepted on ${day}: ${reason === 'no-person' ? `we couldn't see you in it` : reason === 'somebody-else' ? `it seems to show someone else` : reason === 'nudity' ? `it contains nudity` : reason === 'violence' ? `it shows violence or weapons` : reason === 'minor' ? `it shows a child` : reason === 'contact' ? `it contains contact details or an ad` : reason === 'quality' ? `it's too dark, too small or too blurry` : ``}. Please choose another.`,
contest: "If you think this is a mistake, write to us.",
};
