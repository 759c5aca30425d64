/** The badge of a photo check, and what it means. */
export const messages = {
  when: (month: string) => `Fotos checadas em ${month}`,
  means:
    'As fotos correspondem a uma imagem tirada nesse mês. Isso não diz nada sobre identidade ou antecedentes.',
  short: 'Fotos checadas',
};
