// No schemas here: the form of the texts shows the available placeholders.

/** The placeholders of each kind of canned text. A reporter learns nothing about the reported member. */
export const placeholders = {
  answer: ['reporter', 'reference'],
  reason: ['name', 'until'],
} as const;

export const placeholderPattern = /\{(\w+)\}/g;

/** An answer as it is for someone of this name. If that is not known, 'Hi {reporter}, we …' becomes 'Hi, we …'. */
export const addressedTo = (name: string | null | undefined, text: string) =>
  name ? text : text.replaceAll(/^\{reporter\},?\s*|\s*\{reporter\}/g, '');

/** The placeholders in a text. */
export const placeholdersIn = (text: string) =>
  [...text.matchAll(placeholderPattern)].map(([, word = '']) => word);

/** The placeholders in a text that nothing fills in. */
export const unknownIn = (kind: keyof typeof placeholders, text: string) =>
  placeholdersIn(text).filter((word) => !(placeholders[kind] as readonly string[]).includes(word));
