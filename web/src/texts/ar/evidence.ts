// Made from texts/ar/evidence.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/ar/plural';

export const messages = {
loading: "جارٍ تحميل الأدلة…",
failed: "تعذّر تحميل الأدلة",
again: "إعادة المحاولة",
titles: {
profile: "لقطة من الملف الشخصي",
photo: "الصورة المبلَّغ عنها",
message: "الرسالة المبلَّغ عنها",
},
chatWith: ({ name }: { name: string | number }) => `محادثة مع ${name}`,
messages: ({ count }: { count: number }) => `${plural(count, { one: `رسالة واحدة`, two: `رسالتان`, few: `${formatNumber(count)} رسائل`, many: `${formatNumber(count)} رسالة`, other: `${formatNumber(count)} رسالة` })}`,
earlier: ({ count }: { count: number }) => `${plural(count, { one: `عرض رسالة سابقة واحدة`, two: `عرض رسالتين سابقتين`, few: `عرض ${formatNumber(count)} رسائل سابقة`, many: `عرض ${formatNumber(count)} رسالة سابقة`, other: `عرض ${formatNumber(count)} رسالة سابقة` })}`,
taken: ({ when }: { when: string | number }) => `تاريخ الحفظ: ${when}`,
from: {
reporter: "مقدّم البلاغ",
reported: "العضو المبلَّغ عنه",
},
reported: "مبلَّغ عنها",
sentPhoto: "صورة",
edited: "معدّلة",
deletedMessage: "حُذفت قبل البلاغ",
photo: ({ number }: { number: string | number }) => `الصورة ${number}، مكبّرة`,
coveredNude: "صورة عارية على الأرجح، مموّهة. إظهار",
covered: ({ number }: { number: string | number }) => `الصورة ${number}، مموّهة. عرض كل الصور`,
closed: ({ number }: { number: string | number }) => `الصورة ${number}، مخفية إلى أن تُصعَّد القضية`,
show: "عرض",
escalateFirst: "التصعيد أولًا",
unloaded: "تعذّر التحميل",
related: "بلاغات ذات صلة",
};
