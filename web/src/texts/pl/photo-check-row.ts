/** What the settings say about the photo check. */
export const messages = {
  title: 'Weryfikacja zdjęć',
  row: 'Pokazuje innym, że na zdjęciach jesteś ty.',
  link: 'Otwórz weryfikację',
};
