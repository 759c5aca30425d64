/** The badge of a photo check, and what it means. */
export const messages = {
  when: (month: string) => `Photos vérifiées en ${month}`,
  means:
    'Les photos correspondent à une image prise ce mois-là. Cela ne dit rien sur l’identité ou un casier.',
  short: 'Photos vérifiées',
};
