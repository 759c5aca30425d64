/** What the settings say about the photo check. */
export const messages = {
  title: 'Photo check',
  row: 'Shows others that your photos are of you.',
  link: 'Open the photo check',
};
