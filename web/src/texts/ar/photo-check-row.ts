/** What the settings say about the photo check. */
export const messages = {
  title: 'التحقق من الصور',
  row: 'يُظهر للآخرين أن صورك لك.',
  link: 'فتح التحقق من الصور',
};
