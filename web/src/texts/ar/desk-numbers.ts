// Made from texts/ar/desk-numbers.json. Change it there.
// @ts-nocheck
import { plural } from '@kindred/contract/texts/ar/plural';
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages = {
title: "أرقام المكتب",
period: "الفترة",
days: ({ days }: { days: number }) => `${days === 365 ? `سنة واحدة` : plural(days, { one: `يوم واحد`, two: `يومان`, few: `${days} أيام`, many: `${days} يومًا`, other: `${days} يوم` })}`,
loading: "جارٍ تحميل الأرقام…",
failed: "تعذّر تحميل الأرقام",
again: "إعادة المحاولة",
about: ({ name }: { name: string | number }) => `ما معنى «${name}»؟`,
totals: {
open: {
label: "مفتوحة",
about: "قضايا تنتظر قرارًا الآن.",
},
claimed: {
label: "مسندة",
about: "قضايا مفتوحة يعمل عليها أحد أفراد الفريق الآن.",
},
escalated: {
label: "مصعَّدة",
about: "قضايا مفتوحة تم تصعيدها.",
},
waitingAppeals: {
label: "اعتراضات منتظرة",
about: "اعتراضات بلا نتيجة حتى الآن.",
},
appealed: {
label: "معترَض عليها",
about: "اعتراضات قُدّمت في هذه الفترة.",
},
reversed: {
label: "ملغاة",
about: "اعتراضات أدت إلى إلغاء قرار في هذه الفترة، كليًا أو جزئيًا.",
},
},
types: "حسب نوع المشكلة",
typeColumns: ["نوع المشكلة", "الواردة", "المفتوحة", "أول رد", "القرار"],
noTypes: "لا توجد بلاغات في هذه الفترة.",
moderators: "حسب أفراد الفريق",
moderatorColumns: ["الاسم", "القرارات", "الوقت حتى القرار", "أول الردود", "الوقت حتى أول رد", "معترَض عليها", "ملغاة"],
noModerators: "لا توجد قرارات أو ردود في هذه الفترة.",
noName: "بلا اسم",
time: {
none: "–",
minutes: ({ minutes }: { minutes: number }) => `${formatNumber(minutes)} د`,
hours: ({ hours }: { hours: number }) => `${formatNumber(hours, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} س`,
days: ({ days }: { days: number }) => `${formatNumber(days, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} يوم`,
},
};
