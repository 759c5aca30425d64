export const messages = {
  everywhere: 'Everywhere',
  add: 'Add a country',
  remove: (countries: string) => `Remove ${countries}`,
};
