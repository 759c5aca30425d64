/** Bundles for a niche, in the office of the site. */
export const messages = {
  title: 'Start from a bundle',
  about:
    'Colors, first words of the front page and own fields for a niche. It comes into the draft, and nothing of yours is deleted.',
  start: 'Look at it',
  startWith: (title: string) => `Look at it: ${title}`,
  ask: (title: string) => `Add “${title}” to the draft?`,
  keeps:
    'What you have chosen, written or added yourself stays as it is. You can change everything afterwards.',
  changes: 'Changes in the draft',
  add: 'Add to the draft',
  nothing: 'Everything of it is in the draft already.',
  done: (title: string) => `“${title}” is in the draft.`,
  sensitive: (names: string) =>
    `Sensitive, with a consent of their own: ${names}. People can leave them empty, and staff don't see them.`,
};
