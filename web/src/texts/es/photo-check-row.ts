/** What the settings say about the photo check. */
export const messages = {
  title: 'Comprobación de fotos',
  row: 'Muestra a los demás que en tus fotos sales tú.',
  link: 'Abrir la comprobación',
};
