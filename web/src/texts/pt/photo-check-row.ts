/** What the settings say about the photo check. */
export const messages = {
  title: 'Checagem de fotos',
  row: 'Mostra às outras pessoas que é você nas suas fotos.',
  link: 'Abrir a checagem',
};
