// Made from texts/ar/settings.json. Change it there.
// @ts-nocheck

export const messages = {
title: "الإعدادات",
index: "الأقسام",
groups: {
account: "الحساب",
privacy: "الخصوصية",
notifications: "الإشعارات",
devices: "الأجهزة",
appearance: "المظهر",
leaving: "بياناتك وحسابك",
},
switches: {
showLastActive: {
label: "إظهار وقت آخر نشاط",
about: "مقرّبًا إلى الساعة. عند الإيقاف، لا يظهر للآخرين أيضًا وجودك على الإنترنت.",
},
showDistance: {
label: "إظهار المسافة",
about: "مقرّبة، ولا يظهر موقعك الدقيق أبدًا. عند الإيقاف، تظهر للآخرين أكبر مدينة في منطقتك بدلًا من مدينتك.",
},
incognito: {
label: "وضع التخفي",
about: "لا يظهر ملفك الشخصي إلا لمن أرسلت إليهم إعجابًا، قبل تفعيله أو بعده، وهذا يدلّهم على إعجابك.",
},
paused: {
label: "إيقاف ملفي مؤقتًا",
about: "لا يظهر ملفك لأشخاص جدد أثناء الإيقاف المؤقت. ولا يتغيّر شيء آخر.",
},
},
blocked: "الأشخاص المحظورون",
blockedAbout: "لا يظهر أي منكما للآخر.",
noneBlocked: "لا يوجد أشخاص محظورون.",
since: ({ date }: { date: string | number }) => `حظر في ${date}`,
unblock: "إلغاء الحظر",
unblockName: ({ name }: { name: string | number }) => `إلغاء حظر ${name}`,
more: "عرض المزيد",
hiddenWords: {
title: "الكلمات المخفية",
about: "تبقى الرسائل والملاحظات التي تحتوي على إحداها مخفية حتى تختار قراءتها. لا يرى هذه الكلمات أحد سواك.",
word: "كلمة أو عبارة",
hint: "كلمات كاملة فقط. وبنجمة في النهاية، مثل «غبي*»، تُحتسب أي نهاية.",
add: "إخفاء",
remove: ({ word }: { word: string | number }) => `إلغاء إخفاء «${word}»`,
},
invite: "دعوة أشخاص",
inviteAbout: "رابطك وعدد من انضموا به.",
inviteLink: "رابطك",
reports: "البلاغات",
reportsAbout: "ما أبلغت عنه وردودنا.",
reportsLink: "عرض بلاغاتي",
decisions: "القرارات",
decisionsAbout: "ما قرره فريقنا بشأنك وبشأن بلاغاتك، وكيفية الاعتراض عليه.",
decisionsLink: "عرض القرارات",
miles: {
label: "المسافات بالأميال",
about: "عند الإيقاف، تُعرض المسافات وتُحدَّد بالكيلومتر.",
},
scheme: "فاتح أو داكن",
schemeAbout: "فاتح أو داكن أو حسب الجهاز. يُحفظ في هذا المتصفح.",
};
