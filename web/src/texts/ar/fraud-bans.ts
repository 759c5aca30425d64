// Made from texts/ar/fraud-bans.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/ar/plural';

export const messages = {
staff: {
loading: "جارٍ إحصاء من وصلتهم رسائل من هذا الحساب…",
toWarn: ({ count }: { count: number }) => `${count === 0 ? `بسبب الاحتيال. لا يوجد من يُحذَّر.` : `بسبب الاحتيال. سيُرسَل تحذير بإشعار وبالبريد الإلكتروني إلى ${count === 2 ? `شخصين` : plural(count, { zero: `لا أحد`, one: `شخص واحد`, two: `شخصان`, few: `${formatNumber(count)} أشخاص`, many: `${formatNumber(count)} شخصًا`, other: `${formatNumber(count)} شخص` })} ممن وصلتهم رسائل من هذا الحساب.`}`,
alsoWarned: ({ count }: { count: number }) => `سبق إرسال تحذير إلى ${count === 2 ? `شخصين` : plural(count, { zero: `لا أحد`, one: `شخص واحد`, two: `شخصان`, few: `${formatNumber(count)} أشخاص`, many: `${formatNumber(count)} شخصًا`, other: `${formatNumber(count)} شخص` })}.`,
forFraud: "بسبب الاحتيال",
forFraudAbout: "يُحذَّر كل من وصلته رسائل من هذا الحساب، حتى من حظره أو ألغى التطابق معه.",
willWithdraw: ({ count }: { count: number }) => `${count === 0 ? `الحساب محجوب بسبب الاحتيال. لم يُحذَّر أحد بعد.` : `الحساب محجوب بسبب الاحتيال. سيُسحب التحذير المرسَل إلى ${count === 2 ? `شخصين` : plural(count, { zero: `لا أحد`, one: `شخص واحد`, two: `شخصان`, few: `${formatNumber(count)} أشخاص`, many: `${formatNumber(count)} شخصًا`, other: `${formatNumber(count)} شخص` })} مع اعتذار.`}`,
},
case: {
waiting: "سيُرسَل تحذير من الاحتيال إلى كل من وصلته رسائل من هذا الحساب.",
warned: ({ count }: { count: number }) => `تحذير من الاحتيال: ${plural(count, { zero: `لا أحد`, one: `شخص واحد`, two: `شخصان`, few: `${formatNumber(count)} أشخاص`, many: `${formatNumber(count)} شخصًا`, other: `${formatNumber(count)} شخص` })}`,
withdrawn: ({ count }: { count: number }) => `سحب التحذير: ${plural(count, { zero: `لا أحد`, one: `شخص واحد`, two: `شخصان`, few: `${formatNumber(count)} أشخاص`, many: `${formatNumber(count)} شخصًا`, other: `${formatNumber(count)} شخص` })}`,
},
};
