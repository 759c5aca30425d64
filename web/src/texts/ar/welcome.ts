// Made from texts/ar/welcome.json. Change it there.
// @ts-nocheck
import { plural } from '@kindred/contract/texts/ar/plural';

export const messages = {
next: "متابعة",
back: "رجوع",
later: "الإكمال لاحقًا",
finish: "إنهاء",
saving: "جارٍ الحفظ…",
steps: {
about: {
title: "عنك",
lead: "يظهر للآخرين اسمك الأول وعمرك والجنس.",
},
place: {
title: "مكان إقامتك",
lead: "تظهر للآخرين مدينتك والمسافة التقريبية.",
},
seeking: {
title: "من يهمّك التعرّف إليهم",
lead: "سيظهر لك أشخاص يبحثون هم أيضًا عن شخص مثلك. يمكنك تغيير ذلك في أي وقت.",
},
photo: {
title: "صورك",
lead: "تكفي للبداية صورة واحدة واضحة لوجهك.",
},
interests: {
title: "اهتماماتك",
lead: "اختياري. تُظهر للآخرين ما يجمعكم.",
},
prompts: {
title: "جملك التعريفية",
lead: "اختياري. حتى ثلاث جمل، مع إجابة في سطر أو سطرين.",
},
},
goTo: ({ step }: { step: string | number }) => `الانتقال إلى «${step}»`,
noPhoto: "يُرجى إضافة صورة واحدة على الأقل. فملفك لا يظهر للآخرين دونها.",
photoComing: "لا تزال صورتك قيد الرفع. يُرجى إعادة المحاولة بعد لحظات.",
interests: {
chosen: "الاهتمامات المختارة",
none: "لا اختيارات بعد",
remove: ({ interest }: { interest: string | number }) => `إزالة ${interest}`,
search: "البحث في الاهتمامات",
count: ({ chosen, all }: { chosen: string | number; all: string | number }) => `${chosen} من ${all}`,
full: ({ all }: { all: number }) => `${plural(all, { one: `اخترت اهتمامًا واحدًا`, two: `اخترت اهتمامين`, few: `اخترت ${all} اهتمامات`, many: `اخترت ${all} اهتمامًا`, other: `اخترت ${all} اهتمام` })}، وهذا هو الحد الأقصى. لإضافة غيره، يجب إزالة واحد.`,
noneFound: "لا يوجد اهتمام مطابق. يمكن تجربة كلمة أخرى.",
},
prompts: {
more: "عرض جمل أكثر",
less: "عرض جمل أقل",
remove: ({ prompt }: { prompt: string | number }) => `إزالة الجملة: ${prompt}`,
count: ({ typed, all }: { typed: string | number; all: string | number }) => `${typed} من ${all}`,
full: ({ all }: { all: number }) => `${plural(all, { one: `اخترت جملة واحدة`, two: `اخترت جملتين`, few: `اخترت ${all} جمل`, many: `اخترت ${all} جملة`, other: `اخترت ${all} جملة` })}، وهذا هو الحد الأقصى. لاختيار غيرها، يجب إزالة واحدة.`,
},
preview: {
title: "كما يراك الآخرون",
noPhoto: "صورتك",
noName: "اسمك",
noPlace: "مدينتك",
prompt: "جملتك التعريفية",
interests: "اهتماماتك",
more: ({ count }: { count: string | number }) => `‎+${count}`,
},
done: {
title: "ملفك الشخصي جاهز",
text: "بإجابة بضعة أسئلة تظهر لك أيضًا درجة التوافق.",
inReview: "صورتك قيد المراجعة. ويظهر ملفك للآخرين فور قبولها.",
questions: "إجابة الأسئلة",
profile: "عرض ملفي الشخصي",
discover: "عرض الأشخاص",
},
};
