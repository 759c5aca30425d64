// Made from texts/ar/own-fields-forms.json. Change it there.
// @ts-nocheck

export const messages = {
asksAbout: "لا يظهر لك إلا من لديهم ما اخترته هنا، على أن يكونوا قد ملؤوه.",
choose: "اختيار…",
seenBy: {
all: "يمكن لكل من يرى ملفك أن يرى هذا.",
matches: "لا يرى هذا إلا من حصل تطابق معهم.",
self: "لا يرى هذا أحد غيرك.",
},
sensitive: "هذه بيانات حسّاسة. لا تُحفظ إلا بموافقتك، ولا يراها فريقنا في ملفك.",
agree: ({ name }: { name: string | number }) => `الموافقة على حفظ إجابتي عن «${name}» وإظهارها كما هو موصوف هنا`,
withdrawn: "دون موافقتك تُحذف عند الحفظ.",
required: ({ name }: { name: string | number }) => `${name} (إلزامي)`,
retired: ({ name }: { name: string | number }) => `${name} (لم يعد متاحًا)`,
step: {
title: "بعض المعلومات الأخرى",
lead: "تساعد الآخرين على معرفة مدى التوافق معك.",
finish: "إنهاء",
},
saving: "جارٍ الحفظ…",
};
