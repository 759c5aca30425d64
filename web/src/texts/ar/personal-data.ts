// Made from texts/ar/personal-data.json. Change it there.
// @ts-nocheck
import { formatSize } from '../../lib/formats/sizes.ts';
import { formatSiteDate } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/ar/plural';

export const messages = {
loading: "جارٍ التحميل…",
failed: "تعذّر التحميل",
again: "إعادة المحاولة",
archive: {
title: "بياناتك",
about: "يمكنك الحصول على نسخة من بياناتك وصورك في ملف واحد. ولا تشمل البلاغات عنك، وللحصول عليها يمكنك مراسلتنا.",
ask: "تنزيل بياناتي",
waiting: "جارٍ تجهيز بياناتك. يمكنك مغادرة هذه الصفحة، وسنراسلك عندما تصبح جاهزة.",
fetch: "تنزيل الملف",
anew: "طلب ملف جديد",
ready: ({ bytes, until }: { bytes: number; until: string | number }) => `بياناتك جاهزة (${formatSize(bytes)}). يمكنك تنزيلها حتى ${formatSiteDate(until, { dateStyle: 'long' })}.`,
},
consent: {
title: "موافقتك",
given: ({ date }: { date: string | number }) => `في ${formatSiteDate(date, { dateStyle: 'long' })} وافقت على ما يلي:`,
missing: "لا نزال في انتظار موافقتك. وهي الخطوة الأولى في ملفك الشخصي.",
toProfile: "الذهاب إلى ملفك الشخصي",
withdraw: "سحب الموافقة",
dialog: "سحب موافقتك؟",
why: "دونها لا يمكننا تعريفك بأحد. سنزيل فورًا بيانات الجنس ومن يهمّك التعرّف إليهم وإجاباتك، ثم نغلق حسابك ونحذفه.",
confirm: "سحب الموافقة وحذف حسابي",
},
step: {
title: "موافقتك",
why: "يتضمن ملفك الشخصي معلومات حساسة، لذا نحتاج إلى إذنك أولًا.",
privacy: "قراءة سياسة الخصوصية",
submit: "موافقة ومتابعة",
working: "لحظة واحدة…",
later: "ليس الآن",
},
leave: {
title: "حذف حسابك",
about: ({ days }: { days: number }) => `يُخفى ملفك الشخصي فورًا. ويمكنك إعادة فتح حسابك خلال ${plural(days, { one: `يوم واحد`, two: `يومين`, few: `${days} أيام`, many: `${days} يومًا`, other: `${days} يوم` })}. وبعد ذلك يُحذف نهائيًا.`,
open: "حذف حسابي…",
dialog: "حذف حسابك؟",
until: ({ until }: { until: string | number }) => `يمكنك تسجيل الدخول وإعادة فتح حسابك حتى ${formatSiteDate(until, { dateStyle: 'long' })}.`,
steps: [{
when: "فورًا",
what: "يُخفى ملفك الشخصي وصورك، ويتم تسجيل خروجك من كل الأجهزة.",
}, {
when: "بعد ذلك التاريخ",
what: ({ reportDays }: { reportDays: number }) => `يُحذف حسابك نهائيًا. ولا يحتفظ فريقنا إلا بالبلاغات المقدَّمة منك وعنك لمدة ${plural(reportDays, { one: `يوم واحد`, two: `يومين`, few: `${reportDays} أيام`, many: `${reportDays} يومًا`, other: `${reportDays} يوم` })} بعد تسويتها. ويمكنك التسجيل من جديد بالبريد الإلكتروني نفسه.`,
}],
password: "كلمة مرورك",
mailCode: "إرسال رمز",
codeAbout: ({ email }: { email: string | number }) => `ليست لديك كلمة مرور هنا. سنرسل رمزًا إلى ${email} لتأكيد هويتك.`,
codeSent: ({ email }: { email: string | number }) => `أرسلنا رمزًا إلى ${email}. وهو صالح لمدة عشر دقائق.`,
code: "الرمز",
missingPassword: "يُرجى إدخال كلمة المرور للتأكيد.",
missingCode: "يُرجى إدخال الرمز للتأكيد.",
cancel: "الاحتفاظ بالحساب",
confirm: "حذف حسابي",
},
};
