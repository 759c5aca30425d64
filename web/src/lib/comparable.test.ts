import { expect, test } from 'vitest';
import { comparable } from './comparable.ts';

test.each([
  ['Wie kann ich mein Konto löschen?', 'LOSCHEN'],
  ['Straße', 'strasse'],
  ['Où est passée ma sœur ? Ça déçoit', 'ca decoit'],
  ['Où est passée ma sœur ?', 'soeur'],
  ['¿Cómo elimino mi contraseña?', 'contrasena'],
  ['Não recebi o código de confirmação', 'codigo de confirmacao'],
  ['Jak usunąć zdjęcie? Wyłącz je.', 'usunac zdjecie'],
  ['Wyłącz', 'wylacz'],
  ['كيف أحذف حسابي؟', 'احذف'],
  ['كيف احذف حسابي؟', 'أحذف'],
  ['إلغاء الاشتراك', 'الغاء'],
  ['آخر نشاط', 'اخر'],
  ['أشخاص مسؤولون', 'مسوولون'],
  ['كَيْفَ أَحْذِفُ حِسابي', 'كيف احذف حسابي'],
  ['المطابقة', 'المطابقه'],
  ['الأخرى', 'الاخري'],
  ['رســالة', 'رسالة'],
  ['I didn’t get an email', "didn't"],
])('%s is found by %s', (text, typed) => {
  expect(comparable(text)).toContain(comparable(typed));
});

test('letters that differ stay different', () => {
  expect(comparable('حذف')).not.toBe(comparable('حدف'));
  expect(comparable('like')).not.toBe(comparable('lake'));
});
