// Made from texts/ar/transparency.json. Change it there.
// @ts-nocheck
import { formatDate } from '../../lib/formats/formats.ts';

export const messages = {
title: "تقرير الشفافية",
about: "تقرير سنة ميلادية وفق النموذج الأوروبي. لا تحتوي ملفاته على أسماء، ولا نرسلها إلى أي جهة.",
year: "السنة",
loading: "جارٍ تحميل السنة…",
failed: "تعذّر تحميل السنة",
again: "إعادة المحاولة",
files: "الملفات",
filesAbout: "تُنشر خلال شهرين من نهاية السنة.",
fileColumns: ["الملف", "المحتوى", "إجراءات"],
parts: {
"1_report_identification": "الجهة المقدِّمة للتقرير، والخدمة، والفترة",
"2_categories_names": "الفئات المستخدمة في الملفات الأخرى",
"3_member_states_orders": "أوامر السلطات. تُملأ الأرقام يدويًا",
"4_notices": "الإخطارات حسب الفئة وما اتُّخذ بشأنها",
"5_own_initiative_illegal": "إجراءات بمبادرة ذاتية ضد محتوى غير قانوني",
"6_own_initiative_TC": "إجراءات بمبادرة ذاتية استنادًا إلى الشروط",
"7_appeals_and_recidivism": "الاعتراضات والمنازعات خارج المحاكم وحالات التعليق بسبب إساءة الاستخدام. تُملأ المنازعات يدويًا",
"8_automated_means": "إجراءات بوسائل آلية ودونها",
"11_qualitative": "أوصاف بالكلمات. يُضاف إليها أسلوب عمل الفريق",
},
download: "تنزيل",
downloadAll: "تنزيل الكل",
downloadOf: ({ part }: { part: string | number }) => `تنزيل ${part}`,
statements: "بيانات الأسباب",
statementsAbout: "قرارات شهر بصيغة قاعدة بيانات الشفافية الأوروبية، دون بيانات شخصية.",
aboutFigure: ({ name }: { name: string | number }) => `ما معنى «${name}»؟`,
figures: {
received: {
label: "البلاغات",
about: "كل ما أُبلغ عنه في هذه السنة.",
},
fromPublic: {
label: "دون حساب",
about: "بلاغات عبر النموذج في الموقع.",
},
actions: {
label: "أدت إلى إجراء",
about: "بلاغات أدت إلى عقوبة.",
},
appeals: {
label: "الاعتراضات",
about: "اعتراضات قُدّمت في هذه السنة.",
},
reversed: {
label: "ملغاة",
about: "اعتراضات أدت إلى إلغاء قرار، كليًا أو جزئيًا.",
},
},
statementsOf: ({ date, year }: { date: string | number; year: string | number }) => `تنزيل ${formatDate(date, { dateStyle: undefined, month: 'long', timeZone: 'UTC' })} ${year}`,
};
