// Made from texts/ar/no-cases.json. Change it there.
// @ts-nocheck

export const messages = {
none: "لا توجد قضايا منتظرة",
noneAbout: "تظهر القضايا الجديدة هنا تلقائيًا.",
noneMatching: "لا توجد قضايا تطابق التصفية",
clear: "مسح التصفية",
};
