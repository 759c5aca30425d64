/** What the settings say about the photo check. */
export const messages = {
  title: 'Foto-Check',
  row: 'Zeigt anderen, dass du auf deinen Fotos zu sehen bist.',
  link: 'Foto-Check öffnen',
};
