// Made from texts/ar/public-notice.json. Change it there.
// @ts-nocheck

export const messages = {
title: "الإبلاغ عن محتوى",
about: ({ brand }: { brand: string | number }) => `للإبلاغ عن شيء غير قانوني أو مخالف لقواعدنا على ${brand}. ولا حاجة إلى حساب.`,
danger: "إذا كان هناك شخص في خطر، فيجب الاتصال برقم الطوارئ المحلي أولًا.",
reason: "ما موضوع البلاغ؟",
choose: "يُرجى الاختيار",
location: "أين يوجد؟",
locationAbout: "عنوان الملف الشخصي إن توفر. وإلا فالاسم والعمر والمدينة، والصورة أو النص المعني.",
description: "ما وجه المخالفة؟",
descriptionAbout: "مع ذكر سبب كونه غير قانوني أو مخالفًا لقواعدنا في رأيك.",
unnamed: "يمكنك ترك الاسم والبريد الإلكتروني فارغين. لكن دون بريد لا يمكننا مراسلتك.",
name: "اسمك",
email: "بريدك الإلكتروني",
goodFaith: "ما أذكره هنا صحيح وكامل على حد علمي",
goodFaithAbout: "لا نكشف هويتك للشخص المبلَّغ عنه.",
send: "إرسال البلاغ",
sending: "جارٍ الإرسال…",
sent: ({ reference }: { reference: string | number }) => `وصلنا بلاغك ‎${reference}.`,
receipt: "أرسلنا إليك رسالة، وسنراسلك مجددًا عند اتخاذ القرار.",
};
