/** The badge of a photo check, and what it means. */
export const messages = {
  when: (month: string) => `Fotos comprobadas en ${month}`,
  means:
    'Las fotos coinciden con una imagen hecha ese mes. No dice nada sobre la identidad o antecedentes.',
  short: 'Fotos comprobadas',
};
