/** The badge of a photo check, and what it means. */
export const messages = {
  when: (month: string) => `Zdjęcia zweryfikowane: ${month}`,
  means:
    'Zdjęcia pasują do zdjęcia zrobionego w tym miesiącu. Nie mówi to nic o tożsamości ani karalności.',
  short: 'Zdjęcia zweryfikowane',
};
