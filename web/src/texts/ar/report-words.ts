// Made from texts/ar/report-words.json. Change it there.
// @ts-nocheck

export const messages = {
statuses: {
pending: "قيد الانتظار",
in_progress: "قيد المعالجة",
resolved: "تمت التسوية",
closed: "مغلق",
rejected: "مرفوض",
},
priorities: {
critical: "حرجة",
high: "عالية",
medium: "متوسطة",
other: "أخرى",
},
};
