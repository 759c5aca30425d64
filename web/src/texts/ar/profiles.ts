// Made from texts/ar/profiles.json. Change it there.
// @ts-nocheck
import { plural } from '@kindred/contract/texts/ar/plural';
import { formatPercent } from '../../lib/formats/formats.ts';

export const messages = {
loading: "جارٍ تحميل ملفك الشخصي…",
failed: "تعذّر التحميل",
again: "إعادة المحاولة",
saving: "جارٍ الحفظ…",
save: "حفظ",
cancel: "إلغاء",
edit: "تعديل",
editGroup: ({ group }: { group: string | number }) => `تعديل: ${group}`,
nothing: "لا شيء بعد",
groups: {
about: "عنك",
seeking: "من يهمّك التعرّف إليهم",
place: "موقعك",
bio: "نبذة عني",
interests: "الاهتمامات",
prompts: "الجمل التعريفية",
},
genders: {
woman: "امرأة",
man: "رجل",
nonbinary: "هوية غير ثنائية",
},
sought: {
woman: "نساء",
man: "رجال",
nonbinary: "أشخاص بهوية غير ثنائية",
other: "أشخاص بهويات أخرى",
},
summary: {
bothWays: "فقط من يبحثون عن شخص مثلي",
within: ({ distance }: { distance: string | number }) => `حتى ${distance}`,
anywhere: "أي مكان",
ages: ({ from, to }: { from: string | number; to: number }) => `من ${from} إلى ${plural(to, { few: `${to} أعوام`, many: `${to} عامًا`, other: `${to} عام` })}`,
anyone: "ومن يبحثون عن غيري أيضًا",
},
own: {
title: "ملفك الشخصي",
needed: ({ done, all }: { done: string | number; all: string | number }) => `اكتمل ${done} من ${all} مما يلزم لظهور ملفك`,
better: ({ percent }: { percent: number }) => `مكتمل بنسبة ${formatPercent(percent)}`,
next: {
about: "التالي: تعريف الآخرين بك.",
place: "التالي: إضافة مدينتك، ليعرف الآخرون المسافة بينكم.",
seeking: "التالي: تحديد من يهمّك التعرّف إليهم.",
photo: "التالي: إضافة صورة ليظهر ملفك للآخرين.",
interests: "التالي: اختيار بعض الاهتمامات. تُظهر للآخرين ما يجمعكم.",
prompts: "التالي: إكمال جملة تعريفية. تمنح الآخرين موضوعًا للكتابة إليك.",
questions: "التالي: إجابة بضعة أسئلة. كلما زادت إجاباتك، كانت التطابقات أنسب لك.",
facts: "التالي: إضافة بعض المعلومات عنك. تساعد الآخرين على اتخاذ قرارهم.",
},
allDone: "ملفك الشخصي مكتمل.",
asOthers: "عرضه كما يراه الآخرون",
forTeam: "لا تحتاج حسابات الفريق إلى ملف شخصي. ولا يظهر ملفك للأعضاء أبدًا.",
asOthersHidden: "يظهر ملفك الشخصي للآخرين عند اكتماله ووجود صورة فيه.",
years: ({ age }: { age: number }) => `العمر: ${plural(age, { few: `${age} أعوام`, many: `${age} عامًا`, other: `${age} عام` })}`,
},
};
