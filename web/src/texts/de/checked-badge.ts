/** The badge of a photo check, and what it means. */
export const messages = {
  when: (month: string) => `Fotos geprüft im ${month}`,
  means:
    'Die Fotos passen zu einem Bild aus diesem Monat. Über Identität oder Vorstrafen sagt das nichts.',
  short: 'Fotos geprüft',
};
