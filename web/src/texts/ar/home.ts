// Made from texts/ar/home.json. Change it there.
// @ts-nocheck
import { plural } from '@kindred/contract/texts/ar/plural';

export const messages = {
greeting: ({ name }: { name: string | number }) => `أهلًا بعودتك، ${name}`,
title: "توافقك المثالي يبدأ هنا",
lead: "هنا أشخاص يشاركونك اهتماماتك وتطلعاتك.",
getStarted: "البدء الآن",
learnMore: "معرفة المزيد",
nextStep: {
label: "الخطوة التالية",
loading: "جارٍ تحميل خطوتك التالية…",
failed: "تعذّر تحميل صفحتك الرئيسية",
again: "إعادة المحاولة",
verify: {
title: "تأكيد بريدك الإلكتروني",
about: "ليظهر ملفك للآخرين ويظهروا لك.",
action: "إدخال الرمز",
verb: "إدخال",
},
required: {
title: "إكمال ملفك الشخصي",
about: "لا يظهر ملفك للآخرين بعد.",
action: "متابعة",
verb: "متابعة",
},
missing: ({ done, all }: { done: number; all: string | number }) => `الأجزاء المكتملة: ${done} من أصل ${all}. ولا يظهر ملفك للآخرين حتى تكتمل كلها.`,
reply: {
title: "رددنا على بلاغك",
about: "الرد يوضح ما توصلنا إليه.",
action: "قراءة الرد",
verb: "قراءة",
},
match: {
title: ({ name }: { name: string | number }) => `الإعجاب متبادل بينك وبين ${name}`,
about: "حصل تطابق!",
action: "عرض التطابقات",
verb: "عرض",
},
turn: {
title: ({ name }: { name: string | number }) => `رسالة من ${name} تنتظر ردك`,
action: "رد",
verb: "رد",
},
hello: {
title: ({ name }: { name: string | number }) => `تحية أولى إلى ${name}`,
about: "حصل تطابق بينكما، ولم يكتب أي منكما بعد.",
action: "كتابة رسالة",
verb: "كتابة",
},
interests: {
title: "اختيار اهتماماتك",
about: "تُظهر للآخرين ما يجمعكم.",
action: "اختيار الاهتمامات",
verb: "اختيار",
},
prompts: {
title: "إكمال جملة تعريفية",
about: "تمنح الآخرين موضوعًا للكتابة إليك.",
action: "اختيار جملة",
verb: "اختيار",
},
questions: {
title: ({ missing }: { missing: number }) => `${plural(missing, { one: `إجابة سؤال واحد آخر`, two: `إجابة سؤالين آخرين`, few: `إجابة ${missing} أسئلة أخرى`, many: `إجابة ${missing} سؤالًا آخر`, other: `إجابة ${missing} سؤال آخر` })}`,
about: "بعدها تظهر لك درجة التوافق مع الآخرين.",
action: "إجابة الأسئلة",
verb: "إجابة",
},
likes: {
title: ({ count }: { count: number }) => `${plural(count, { one: `لديك إعجاب واحد`, two: `لديك إعجابان`, few: `لديك ${count} إعجابات`, many: `لديك ${count} إعجابًا`, other: `لديك ${count} إعجاب` })}`,
about: "إذا كان الإعجاب متبادلًا، يحصل التطابق.",
action: "عرض الإعجابات",
verb: "عرض",
},
browse: {
title: "وجوه جديدة",
about: "هناك أشخاص يمكنك التعرّف إليهم.",
action: "تصفّح الأشخاص",
verb: "تصفّح",
},
widen: {
title: "لا أشخاص جدد يناسبونك الآن",
about: "تغيير واحد قد يُظهر لك أشخاصًا أكثر.",
action: "معرفة ما يساعد",
verb: "عرض",
},
},
today: {
title: "اليوم",
loading: "جارٍ تحميل الجديد…",
turn: "دورك",
allMatches: "كل التطابقات",
photo: ({ name }: { name: string | number }) => `صورة من ${name}`,
silent: "حصل تطابق بينكما، ولم يكتب أي منكما بعد.",
seeAll: "عرض الكل",
locked: "إذا كان الإعجاب متبادلًا، يحصل التطابق.",
people: "أشخاص جدد",
discover: "اكتشاف",
question: "سؤال واحد",
skip: "تخطي",
another: "سؤال آخر",
},
collage: {
first: {
name: "ليلى",
age: "27",
},
second: {
name: "كريم",
age: "30",
},
common: "اهتمامان مشتركان",
interests: "المشي في الطبيعة، الموسيقى الحية",
},
figures: {
title: "بالأرقام",
activeUsers: "مستخدمون نشطون",
successStories: "قصص نجاح",
satisfaction: "الرضا",
support: "الدعم",
},
features: {
title: "المزايا",
safe: {
title: "أمان وحماية",
text: "نقرّب موقعك إلى نحو كيلومترين قبل تخزينه. بلا إعلانات وبلا تتبّع، ولا أحد يستطيع قراءة كلمات المرور، ولا حتى نحن.",
},
smart: {
title: "تطابق ذكي",
text: "الملفات الشخصية أكثر من صورة: من يهمّك التعرّف إليهم، وما يُسعدك، ومن أنت بكلماتك.",
},
global: {
title: "مجتمع عالمي",
text: "أي مدينة في أي بلد، وهويتك بكلماتك أنت. الجميع مرحب بهم من سن 18 فما فوق.",
},
},
signIn: {
title: "هل لديك حساب؟",
text: "تسجيل الدخول بالبريد الإلكتروني وكلمة المرور.",
action: "تسجيل الدخول",
noAccount: "ليس لديك حساب؟",
join: "إنشاء حساب",
},
};
