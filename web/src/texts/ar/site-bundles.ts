// Made from texts/ar/site-bundles.json. Change it there.
// @ts-nocheck

export const messages = {
title: "البدء بحزمة",
about: "ألوان وكلمات أولى للصفحة الرئيسية وحقول خاصة لفئة معينة. تدخل في المسودة ولا يُحذف شيء من عملك.",
start: "عرض",
startWith: ({ title }: { title: string | number }) => `عرض: ${title}`,
ask: ({ title }: { title: string | number }) => `إضافة «${title}» إلى المسودة؟`,
keeps: "ما اخترته أو كتبته أو أضفته بنفسك يبقى كما هو. ويمكنك تغيير كل شيء بعد ذلك.",
changes: "التغييرات في المسودة",
add: "إضافة إلى المسودة",
nothing: "كل ما فيها موجود في المسودة.",
done: ({ title }: { title: string | number }) => `«${title}» في المسودة.`,
sensitive: ({ names }: { names: string | number }) => `حساسة ولها موافقة خاصة بها: ${names}. يمكن تركها فارغة ولا يراها الفريق.`,
};
