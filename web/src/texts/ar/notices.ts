// Made from texts/ar/notices.json. Change it there.
// @ts-nocheck
import { plural } from '@kindred/contract/texts/ar/plural';

export const messages = {
title: "الإشعارات",
loading: "جارٍ تحميل إشعاراتك…",
failed: "تعذّر التحميل",
again: "إعادة المحاولة",
none: "لا شيء بعد",
noneAbout: "يظهر الجديد هنا.",
more: "عرض إشعارات أقدم",
fresh: "جديد",
reports: "بلاغاتي",
choose: "إعدادات الإشعارات",
reach: "كيف نتواصل معك",
ways: {
app: "التطبيق",
mail: "البريد",
push: "فوري",
none: "متوقف",
},
quote: ({ text }: { text: string | number }) => `«⁨${text}⁩»`,
days: {
today: "اليوم",
yesterday: "أمس",
week: "هذا الأسبوع",
earlier: "في وقت سابق",
},
justNow: "الآن",
minutesAgo: ({ minutes }: { minutes: number }) => `${plural(minutes, { one: `قبل دقيقة`, two: `قبل دقيقتين`, few: `قبل ${minutes} دقائق`, many: `قبل ${minutes} دقيقة`, other: `قبل ${minutes} دقيقة` })}`,
hoursAgo: ({ hours }: { hours: number }) => `${plural(hours, { one: `قبل ساعة`, two: `قبل ساعتين`, few: `قبل ${hours} ساعات`, many: `قبل ${hours} ساعة`, other: `قبل ${hours} ساعة` })}`,
};
