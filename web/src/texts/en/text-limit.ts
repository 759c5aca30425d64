export const messages = {
  left: (left: number) => `${left} ${left === 1 ? 'character' : 'characters'} left`,
  cut: (most: number) =>
    `The end of the text was left out: it can have at most ${most} characters.`,
};
