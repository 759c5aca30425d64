import { expect, test } from 'vitest';
import { isWithoutWords } from '@kindred/contract/reports/known-languages';

test.each([
  ['Russian', 'Он угрожает мне и знает, где я живу.'],
  ['Ukrainian', 'Він погрожує мені щодня'],
  ['Greek', 'Με απειλεί κάθε μέρα και ξέρει πού μένω'],
  ['Hebrew', 'הוא מאיים עליי והוא יודע איפה אני גרה'],
  ['Chinese', '他每天威胁我'],
  ['Japanese', '彼はまだ高校生です'],
  ['Japanese in katakana', 'コノヒトハミセイネンデス'],
  ['Korean', '그 사람이 저를 협박해요'],
  ['Hindi', 'वह मुझे धमकी दे रहा है'],
  ['Thai', 'เขาขู่ฉันทุกวัน'],
  ['Armenian', 'Նա սպառնում է ինձ ամեն օր'],
  ['Georgian', 'ის მემუქრება ყოველდღე'],
  [
    'Turkish',
    'Bana her gün ölümle tehdit mesajları gönderiyor, yaşadığım yeri ve kız kardeşimi tanıyor.',
  ],
  ['Turkish in capitals', 'BENİ TEHDİT EDİYOR, YAŞADIĞIM YERİ VE KIZ KARDEŞİMİ TANIYOR'],
  ['Czech', 'Vyhrožuje mi, že mě najde. Řekl, že ví, kde bydlím, a že přijde večer.'],
  ['Romanian', 'Mă amenință în fiecare zi și spune că știe unde stau și că vine după mine.'],
  ['Vietnamese', 'Anh ấy đe dọa tôi mỗi ngày và biết tôi sống ở đâu'],
  ['Croatian', 'Prijeti mi svaki dan, kaže da će me naći i da već zna gdje živim, ženska osoba.'],
  ['Persian', 'او هر روز مرا تهدید می‌کند و می‌گوید که خانه‌ام را پیدا کرده است'],
  ['Urdu', 'وہ مجھے ہر روز دھمکی دیتا ہے اور کہتا ہے کہ وہ میرا گھر جانتا ہے'],
  ['Russian with an English word', 'Он пишет мне «fuck you» каждый день и угрожает'],
  ['decomposed letters', 'Yaşadığım yeri ve kız kardeşimi tanıyor, tehdit ediyor'.normalize('NFD')],
])('there are no words for a text in %s', (_language, text) => {
  expect(isWithoutWords(text)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['signs and numbers', '!!! 😡 18 € 100 %'],
  ['English', 'He threatens me every day and knows where I live.'],
  ['German', 'Er bedroht mich täglich und weiß, wo ich wohne. Fährt größere Übungen.'],
  [
    'French',
    'Il me menace chaque jour, où que j’aille. Ça me gêne, cœur brisé, naïf, là-bas, Haÿ.',
  ],
  ['Spanish', 'Me amenaza todos los días, señor; ¿qué más? Vergüenza, corazón.'],
  ['Portuguese', 'Ele me ameaça todos os dias, não sei o que fazer, avô e avó também.'],
  ['Polish', 'Grozi mi codziennie i wie, gdzie mieszkam. Źle, że ktoś pisze łajdactwa.'],
  ['Arabic', 'يهددني كل يوم ويعرف أين أسكن، وقال إنه سيأتي إلى بيتي'],
  ['Arabic with one foreign word', 'يهددني كل يوم ويعرف أين أسكن، وقال إنه سيأتي إلى چاد'],
  ['an English text about names', 'Miloš Černý says that his friend Đorđe will hurt me.'],
  [
    'an English text with a Russian quotation',
    'He wrote «я тебя убью» to me, which means that he will kill me. Please do something.',
  ],
  [
    'an English text with a Turkish name',
    'Işıl Yıldız sends me insults every day, she is not nice.',
  ],
  ['a name alone', 'Şahin Öztürk'],
  ['a short word', 'да'],
  ['an address', 'See https://пример.example/страница and ask наш@пример.example'],
  ['Italian, of which it is not sure', 'Mi minaccia ogni giorno e sa dove abito.'],
  ['letters of mathematics', 'α, β and γ are the names of the groups'],
])('%s is no reason to say so', (_language, text) => {
  expect(isWithoutWords(text)).toBe(false);
});

test('the beginning of a long text decides, so that opening a case reads little', () => {
  const russian = 'Он угрожает мне. ';
  expect(isWithoutWords(russian.repeat(10_000))).toBe(true);
  expect(isWithoutWords(`${'He threatens me. '.repeat(250)}${russian.repeat(10_000)}`)).toBe(false);
});

test.each(['a'.repeat(100_000), `${'a'.repeat(3000)}@пример.example`, '@'.repeat(100_000)])(
  'a long run without spaces is no reason to say so',
  (run) => {
    expect(isWithoutWords(run)).toBe(false);
    expect(isWithoutWords(`Он угрожает мне ${run}`)).toBe(run.startsWith('@') || run.endsWith('e'));
  },
);

test('letters of Persian count with invisible characters between them', () => {
  expect(
    isWithoutWords('او هر روز مرا تهدید می\u200Cکـنـد و می\u200Cگوید که خانه\u200Cام را'),
  ).toBe(true);
});
