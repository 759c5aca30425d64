import type { Catalogue } from '../letter.ts';

export const en: Catalogue = {
  'verify-email': ({ code, token, minutes }, { brand, link }) => ({
    subject: `Confirm your address for ${brand}`,
    preview: `Your code is ${code}. It works for ${minutes} minutes.`,
    title: 'Confirm your address',
    parts: [
      { text: 'Type this code on the page where you registered:' },
      { code },
      { text: 'Or confirm with one click:' },
      { label: 'Confirm my address', href: link.verify(token) },
      {
        note: `The code and the link work for ${minutes} minutes. If it was not you who registered, you can ignore this mail: the address then stays unconfirmed.`,
      },
    ],
    reason: `You get this mail because your address was used to register with ${brand}.`,
  }),
  questions: (address) => `Questions? Write to ${address}.`,
};
