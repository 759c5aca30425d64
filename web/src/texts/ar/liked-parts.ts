// Made from texts/ar/liked-parts.json. Change it there.
// @ts-nocheck

export const messages = {
like: {
photo: "إعجاب بهذه الصورة",
prompt: ({ label }: { label: string | number }) => `إعجاب بالإجابة عن «${label}»`,
question: ({ topic }: { topic: string | number }) => `إعجاب بالإجابة عن ${topic}`,
},
liked: {
there: {
photo: "أعجبتك هذه الصورة",
prompt: ({ label }: { label: string | number }) => `أعجبتك الإجابة عن «${label}»`,
question: ({ topic }: { topic: string | number }) => `أعجبتك الإجابة عن ${topic}`,
},
gone: {
photo: "أعجبتك صورة لم تعد موجودة",
prompt: ({ label }: { label: string | number }) => `أعجبتك إجابة عن «${label}» تغيّرت منذ ذلك الحين`,
question: ({ topic }: { topic: string | number }) => `أعجبتك إجابة عن ${topic} تغيّرت منذ ذلك الحين`,
},
},
about: {
photo: "عن صورتك",
prompt: ({ label }: { label: string | number }) => `عن إجابتك عن «${label}»`,
question: ({ topic }: { topic: string | number }) => `عن إجابتك عن ${topic}`,
},
likedYours: {
there: {
photo: ({ name }: { name: string | number }) => `إعجاب من ${name} بصورتك`,
prompt: ({ name, label }: { name: string | number; label: string | number }) => `إعجاب من ${name} بإجابتك عن «${label}»`,
question: ({ name, topic }: { name: string | number; topic: string | number }) => `إعجاب من ${name} بإجابتك عن ${topic}`,
},
gone: {
photo: ({ name }: { name: string | number }) => `إعجاب من ${name} بصورة لك لم تعد موجودة`,
prompt: ({ name, label }: { name: string | number; label: string | number }) => `إعجاب من ${name} بإجابتك عن «${label}» التي تغيّرت منذ ذلك الحين`,
question: ({ name, topic }: { name: string | number; topic: string | number }) => `إعجاب من ${name} بإجابتك عن ${topic} التي تغيّرت منذ ذلك الحين`,
},
},
answers: "إعجاب بإجابة اتفقتما عليها",
title: {
photo: ({ name }: { name: string | number }) => `إعجاب بصورة ${name}`,
prompt: ({ name }: { name: string | number }) => `إعجاب بإجابة ${name}`,
question: ({ name }: { name: string | number }) => `إعجاب بإجابة ${name}`,
},
agreed: "الإعجاب متبادل بإجابتيكما عن",
question: ({ start }: { start: string | number }) => `«${start} …»`,
comment: "تعليق",
commentAbout: ({ name }: { name: string | number }) => `اختياري. يصل مع إعجابك إلى ${name}. ويظهر اسمك معه عند حصول التطابق، أو إذا كان لدى ${name} بريميوم، أو عند فتح إعجابك.`,
send: "إعجاب",
};
