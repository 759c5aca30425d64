// Made from texts/ar/invite.json. Change it there.
// @ts-nocheck

export const messages = {
about: "يمكنك إعطاء رابطك لمن يسرّك وجودهم هنا. نعدّ من ينضم به ولا نذكر لك أسماء.",
make: "إنشاء رابطي",
link: "رابطك",
copy: "نسخ الرابط",
copied: "تم النسخ. يمكنك لصقه في أي مكان.",
notCopied: "تعذّر النسخ. يُرجى تحديد الرابط ونسخه.",
joined: ({ joined, allowed }: { joined: string | number; allowed: string | number }) => `انضموا به: ${joined} من ${allowed}`,
full: "استُخدم رابطك بأقصى عدد ممكن من المرات.",
replace: "إنشاء رابط جديد",
replaceAbout: "سيتوقف رابطك الحالي، ويبقى عدد من انضموا كما هو.",
ended: "أنهى فريقنا رابطك.",
off: "لا يمكن للأعضاء دعوة أحد هنا في الوقت الحالي.",
unconfirmed: "يُرجى تأكيد بريدك الإلكتروني أولًا، وبعدها يمكنك دعوة أشخاص.",
loading: "جارٍ تحميل رابطك…",
failed: "تعذّر تحميل رابطك",
again: "إعادة المحاولة",
};
