// Made from texts/ar/birth-date.json. Change it there.
// @ts-nocheck
import { plural } from '@kindred/contract/texts/ar/plural';

export const messages = {
day: "اليوم",
month: "الشهر",
year: "السنة",
incomplete: "يُرجى إدخال اليوم والشهر والسنة.",
implausible: "يُرجى التحقق من هذا التاريخ.",
tooYoung: ({ age }: { age: number }) => `الحد الأدنى للعمر لإنشاء حساب هو ${plural(age, { few: `${age} أعوام`, many: `${age} عامًا`, other: `${age} عام` })}.`,
};
