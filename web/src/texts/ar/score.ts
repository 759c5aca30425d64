// Made from texts/ar/score.json. Change it there.
// @ts-nocheck
import { plural } from '@kindred/contract/texts/ar/plural';
import { formatDate } from '../../lib/formats/formats.ts';

export const messages = {
reasons: ({ name }: { name: string | number }) => `أسباب التوافق بينك وبين ${name}`,
words: {
strong: "توافق قوي",
good: "توافق جيد",
some: "بعض التوافق",
low: "إجابات مشتركة قليلة",
},
from: ({ answers }: { answers: number }) => `من ${plural(answers, { one: `إجابة مفتوحة واحدة`, two: `إجابتين مفتوحتين`, few: `${answers} إجابات مفتوحة`, many: `${answers} إجابة مفتوحة`, other: `${answers} إجابة مفتوحة` })}`,
new: "بداية تعارف",
ask: ({ missing }: { missing: number }) => `${plural(missing, { one: `إجابة سؤال واحد تُظهر لك التوافق`, two: `إجابة سؤالين تُظهر لك التوافق`, few: `إجابة ${missing} أسئلة تُظهر لك التوافق`, many: `إجابة ${missing} سؤالًا تُظهر لك التوافق`, other: `إجابة ${missing} سؤال تُظهر لك التوافق` })}`,
tooFew: "الإجابات غير كافية للمقارنة",
sameHope: ["تبحثان عن علاقة دائمة", "تبحثان عن علاقة تنمو على مهل", "تبحثان عن علاقة بلا التزام", "لا تعرفان بعد عمّا تبحثان"],
hopes: "هدفكما من التعارف متقارب",
agreeOn: ({ topics }: { topics: string | number }) => `تتفقان حول ${topics}`,
agreed: ({ count, of }: { count: number; of: number }) => `الإجابات المفتوحة التي اتفقتما عليها: ${count} من ${of}`,
none: "لا توجد إجابات أو اهتمامات مشتركة بعد",
updating: ({ time }: { time: string | number }) => `تُحتسب إجاباتك الجديدة بحلول ${formatDate(time, { dateStyle: undefined, timeStyle: 'short' })}`,
updatingWithin: ({ minutes }: { minutes: number }) => `تُحتسب إجاباتك الجديدة خلال ${plural(minutes, { one: `دقيقة واحدة`, two: `دقيقتين`, few: `${minutes} دقائق`, many: `${minutes} دقيقة`, other: `${minutes} دقيقة` })}`,
share: ({ interests }: { interests: string | number }) => `اهتمامات مشتركة: ${interests}`,
more: ({ more }: { more: number }) => `${plural(more, { one: `اهتمام آخر`, two: `اهتمامان آخران`, few: `${more} اهتمامات أخرى`, many: `${more} اهتمامًا آخر`, other: `${more} اهتمام آخر` })}`,
};
