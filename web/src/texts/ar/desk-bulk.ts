// Made from texts/ar/desk-bulk.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/ar/plural';

export const messages = {
bar: "القضايا المحددة",
selected: ({ number }: { number: number }) => `عدد المحدد: ${formatNumber(number)}`,
clear: "مسح",
keysOff: "عند تحديد قضايا، لا يُتخذ قرار بأي مفتاح.",
confirm: ({ action, number }: { action: string | number; number: number }) => `${action} في ${number === 2 ? `قضيتين` : plural(number, { one: `قضية واحدة`, two: `قضيتان`, few: `${formatNumber(number)} قضايا`, many: `${formatNumber(number)} قضية`, other: `${formatNumber(number)} قضية` })}`,
about: "يصل إلى كل عضو السبب المعتاد لقضيته، وإلى كل من قدّم بلاغًا الرد المعتاد. لتغييرهما، يمكن فتح القضية.",
leftOut: ({ number }: { number: number }) => `${plural(number, { one: `تبقى مفتوحة قضية واحدة فيها بلاغات من أنواع مختلفة: يُرجى اختيار السبب فيها.`, two: `تبقى مفتوحة قضيتان فيهما بلاغات من أنواع مختلفة: يُرجى اختيار السبب في كل منهما.`, few: `تبقى مفتوحة ${plural(number, { one: `قضية واحدة`, two: `قضيتان`, few: `${formatNumber(number)} قضايا`, many: `${formatNumber(number)} قضية`, other: `${formatNumber(number)} قضية` })} فيها بلاغات من أنواع مختلفة: يُرجى اختيار السبب في كل قضية.`, many: `تبقى مفتوحة ${plural(number, { one: `قضية واحدة`, two: `قضيتان`, few: `${formatNumber(number)} قضايا`, many: `${formatNumber(number)} قضية`, other: `${formatNumber(number)} قضية` })} فيها بلاغات من أنواع مختلفة: يُرجى اختيار السبب في كل قضية.`, other: `تبقى مفتوحة ${plural(number, { one: `قضية واحدة`, two: `قضيتان`, few: `${formatNumber(number)} قضايا`, many: `${formatNumber(number)} قضية`, other: `${formatNumber(number)} قضية` })} فيها بلاغات من أنواع مختلفة: يُرجى اختيار السبب في كل قضية.` })}`,
cancel: "إلغاء",
failed: ({ number }: { number: number }) => `لم يُتخذ القرار: ${plural(number, { one: `قضية واحدة`, two: `قضيتان`, few: `${formatNumber(number)} قضايا`, many: `${formatNumber(number)} قضية`, other: `${formatNumber(number)} قضية` })}.`,
late: ({ number }: { number: number }) => `لم يتم التراجع: ${plural(number, { one: `قضية واحدة`, two: `قضيتان`, few: `${formatNumber(number)} قضايا`, many: `${formatNumber(number)} قضية`, other: `${formatNumber(number)} قضية` })}.`,
hide: "إخفاء",
undo: "التراجع عن الكل",
tooLate: "تم إرسال الرسائل",
done: ({ action, number }: { action: 'dismiss' | 'warn' | 'suspend' | 'ban' | 'remove-photo' | 'remove-text' | 'remove-message'; number: number }) => `${action === 'dismiss' ? `تم صرف النظر` : action === 'warn' ? `تم التحذير` : action === 'suspend' ? `تم تعليق الحساب` : action === 'ban' ? `تم حجب الحساب` : action === 'remove-photo' ? `تمت إزالة صورة` : action === 'remove-text' ? `تمت إزالة نص` : action === 'remove-message' ? `تمت إزالة رسالة` : ``} في ${number === 2 ? `قضيتين` : plural(number, { one: `قضية واحدة`, two: `قضيتان`, few: `${formatNumber(number)} قضايا`, many: `${formatNumber(number)} قضية`, other: `${formatNumber(number)} قضية` })}.`,
};
