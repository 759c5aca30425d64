// Made from texts/ar/standing.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/ar/plural';

export const messages = {
title: ({ name }: { name: string | number }) => `بلاغات ${name} التي بلا أساس`,
close: "إغلاق",
step: "الخطوة",
steps: {
warn: "تحذير",
"set-aside": "تنحية",
clear: "إلغاء التنحية",
},
about: {
warn: "يصل تحذير بأن البلاغات قد تُنحّى إذا استمر ذلك.",
"set-aside": "تنتظر البلاغات الجديدة في قائمة «منحّاة» حتى ذلك الحين، إلا إذا كانت حياة شخص في خطر. يمكن ذلك بعد تحذير تلاه بلاغ مرفوض آخر.",
clear: "تُعالَج البلاغات كالمعتاد من جديد.",
},
days: "حتى",
length: ({ days, when }: { days: number; when: string | number }) => `${plural(days, { one: `يوم واحد`, two: `يومان`, few: `${formatNumber(days)} أيام`, many: `${formatNumber(days)} يومًا`, other: `${formatNumber(days)} يوم` })}، حتى ${when}`,
reason: "السبب",
reasonAbout: {
member: "يصل إلى مقدّم البلاغ في التطبيق وبالبريد الإلكتروني.",
team: "يظهر للفريق فقط.",
},
reasons: {
warn: "كان عدد من بلاغاتك عن أمور تسمح بها شروطنا أو لم تحدث.",
"set-aside": "بعد تحذيرنا، كانت بلاغات أخرى منك بلا أساس.",
clear: "",
},
cancel: "إلغاء",
save: {
warn: "إرسال التحذير",
"set-aside": "تنحية البلاغات",
clear: "إلغاء التنحية",
},
};
